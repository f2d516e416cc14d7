const IDLE_MS = 10 * 60_000
export const LARGE_HEAP = 96 * 1024 * 1024
/** Shorter limit for a large heap, e.g. after a full publish. */
const LARGE_IDLE_MS = 60_000

interface Ends {
  ifIdle: () => unknown
  ifLarge: () => unknown
}

export class IdleTimer {
  readonly #ends: Ends
  readonly #timers: NodeJS.Timeout[] = []

  constructor(ends: Ends) {
    this.#ends = ends
  }

  restart(): void {
    this.stop()
    const { ifIdle, ifLarge } = this.#ends
    this.#timers.push(setTimeout(ifLarge, LARGE_IDLE_MS).unref(), setTimeout(ifIdle, IDLE_MS).unref())
  }

  stop(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer)
  }
}
