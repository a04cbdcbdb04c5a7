// The hands that are seen in a replay.

import type { KahunaView } from "../../lib/wire";


/** The cards of each seat; null where they are not seen. */
export type Hands = readonly [string | null, string | null];

/** The position, and the hands that its viewer sees: with all cards open, there is a position for each seat. */
export function openHands(sent: KahunaView | readonly KahunaView[]): { shown: KahunaView; hands: Hands } {
  if (Array.isArray(sent)) {
    const [white, black] = sent as unknown as readonly [KahunaView, KahunaView];
    return { shown: white, hands: [white.hand, black.hand] };
  }
  const shown = sent as KahunaView;
  const { seat, hand } = shown;
  return { shown, hands: [seat === 0 ? hand : null, seat === 1 ? hand : null] };
}
