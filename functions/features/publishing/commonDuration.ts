/** Divides wall-clock time among pages that render concurrently; the sum is the elapsed time. */
export class CommonDuration {
  #active = 0
  #seen = performance.now()
  #used = 0

  #pass(): void {
    const now = performance.now()
    if (this.#active > 0) this.#used += (now - this.#seen) / this.#active
    this.#seen = now
  }

  /** Runs `work` and returns its share in milliseconds. */
  async measure<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
    this.#pass()
    const start = this.#used
    this.#active += 1
    try {
      const value = await work()
      this.#pass()
      return { value, ms: Math.round((this.#used - start) * 10) / 10 }
    } finally {
      this.#pass()
      this.#active -= 1
    }
  }
}
