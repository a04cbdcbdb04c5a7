// A card that is drawn onto a line of the board: the same as choosing the card and then the line. The board hears of it
// as of any pointer, so what it says and draws is the same, too.

/** As far as a pointer may slip in a click. */
const SLIP = 8;

export interface Dragged {
  /** The card leaves the hand: its lines are to be lit. */
  lift: () => void;
}

/** For the place of a card in the hand. */
export const draggable =
  ({ lift }: Dragged) =>
  (place: HTMLElement): (() => void) => {
    let from: { x: number; y: number; id: number } | null = null;
    let lifted = false;

    const boardAt = (event: PointerEvent): SVGSVGElement | null =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGSVGElement>(".board svg") ?? null;
    const tell = (type: string, { clientX, clientY }: PointerEvent, board: SVGSVGElement | null): void => {
      board?.dispatchEvent(new PointerEvent(type, { clientX, clientY, bubbles: true }));
    };

    function down(event: PointerEvent): void {
      if (event.button === 0 && event.isPrimary) {
        from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      }
    }
    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) {
        return;
      }
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      if (!lifted && Math.hypot(right, down) > SLIP) {
        lifted = true;
        lift();
      }
      if (lifted) {
        place.style.cssText = `translate: ${right}px ${down}px; z-index: 9; position: relative; opacity: 0.75; pointer-events: none`;
        tell("pointermove", event, boardAt(event));
      }
    }
    function end(event: PointerEvent): void {
      if (from && lifted) {
        const board = event.type === "pointerup" ? boardAt(event) : null;
        tell("click", event, board);
        tell("pointerleave", event, board);
        addEventListener("click", swallow, { capture: true, once: true }); // the card was not clicked
        setTimeout(() => removeEventListener("click", swallow, true));
      }
      place.style.cssText = "";
      from = null;
      lifted = false;
    }
    const swallow = (event: Event): void => event.stopPropagation();

    const heard = [["pointermove", move], ["pointerup", end], ["pointercancel", end]] as const;
    place.addEventListener("pointerdown", down);
    heard.forEach(([type, hear]) => addEventListener(type, hear));
    return () => {
      place.removeEventListener("pointerdown", down);
      heard.forEach(([type, hear]) => removeEventListener(type, hear));
    };
  };
