/**
 * Time that pages share: while several are rendered at once, a millisecond counts for each of them by its part. Added up over all pages
 * it is the time that has passed.
 */
export class SharedTime {
  #active = 0
  #seen = performance.now()
  /** What one that was there all the time would have used. */
  #used = 0

  #pass(): void {
    const now = performance.now()
    if (this.#active > 0) this.#used += (now - this.#seen) / this.#active
    this.#seen = now
  }

  /** Does work and says how many milliseconds of it were its own. */
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
