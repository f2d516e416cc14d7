/** A tick that has not reached the server. */
export interface Tick {
  id: string
  isIn: boolean
  /** When it was made, ISO. */
  at: string
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'flou.check-in'

/** What became of a tick that was sent: `offline` where no answer came. */
export type Outcome = 'sent' | 'offline' | 'refused'

/**
 * Ticks of an event that wait to be sent. Each person has a place of their own in the browser's storage: they outlive the page, and two
 * windows at one entrance take nothing from each other. The last tick of a person counts.
 */
export class CheckInQueue {
  readonly #storage: Storage
  readonly #prefix: string

  constructor(storage: Storage, event: string) {
    this.#storage = storage
    this.#prefix = `${PREFIX} ${event} `
  }

  add(tick: Tick): void {
    this.#storage.setItem(this.#prefix + tick.id, JSON.stringify(tick))
  }

  /** The oldest first. */
  waiting(): Tick[] {
    const keys = Array.from({ length: this.#storage.length }, (_, at) => this.#storage.key(at) ?? '')
    return keys
      .filter((key) => key.startsWith(this.#prefix))
      .flatMap((key) => this.#read(key) ?? [])
      .toSorted((one, other) => one.at.localeCompare(other.at))
  }

  /**
   * Sends what waits, one after another, until the network is gone.
   * @param send gives what became of a tick; a refused one is not sent again
   * @returns the refused ones
   */
  async flush(send: (tick: Tick) => Promise<Outcome>): Promise<Tick[]> {
    const refused: Tick[] = []
    for (const tick of this.waiting()) {
      const outcome = await send(tick)
      if (outcome === 'offline') break
      if (outcome === 'refused') refused.push(tick)
      // ticked anew while it was under way: that one is still to be sent
      const key = this.#prefix + tick.id
      if (this.#storage.getItem(key) === JSON.stringify(tick)) this.#storage.removeItem(key)
    }
    return refused
  }

  #read(key: string): Tick | undefined {
    try {
      return JSON.parse(this.#storage.getItem(key) ?? '') as Tick // written by `add`
    } catch {
      return undefined // what is unreadable holds nothing up
    }
  }
}
