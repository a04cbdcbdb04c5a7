// What keys do to the chart that is on the screen: `M` hides all pieces, `F` fits it.

class Handles {
  /** Pieces are hidden, so that the land is seen. */
  bare = $state(false);
  #fit: (() => void) | null = null;

  toggleBare(): void {
    this.bare = !this.bare;
  }

  /** Show the whole chart. */
  fit(): void {
    this.#fit?.();
  }

  /** The chart on the screen; the last one that came has it. */
  hold(fit: () => void): () => void {
    this.#fit = fit;
    return () => {
      if (this.#fit === fit) {
        this.#fit = null;
        this.bare = false;
      }
    };
  }
}

export const chartHandles = new Handles();
