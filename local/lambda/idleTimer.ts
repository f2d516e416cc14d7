/** A thread without a call for so long ends. */
const IDLE_MS = 10 * 60_000
/** A heap above so many bytes is large. */
export const LARGE_HEAP = 96 * 1024 * 1024
/** One whose heap has grown, as the publisher's after everything was rendered, ends after this. */
const LARGE_IDLE_MS = 60_000

interface Ends {
  ifIdle: () => unknown
  ifLarge: () => unknown
}

/** Ends a thread after a while without a call, as on Lambda, so that its memory is free. */
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
