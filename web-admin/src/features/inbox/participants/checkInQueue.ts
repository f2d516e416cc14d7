/** Check-in not yet sent. */
export interface Tick {
  id: string
  isIn: boolean
  at: string
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'flou.check-in'

/** Send result: `offline` means no response. */
export type Outcome = 'sent' | 'offline' | 'refused'

/**
 * Offline queue with one localStorage key per person. Survives reloads, is safe with several windows; the
 * last tick wins.
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

  waiting(): Tick[] {
    const keys = Array.from({ length: this.#storage.length }, (_, at) => this.#storage.key(at) ?? '')
    return keys
      .filter((key) => key.startsWith(this.#prefix))
      .flatMap((key) => this.#read(key) ?? [])
      .toSorted((one, other) => one.at.localeCompare(other.at))
  }

  /**
   * Sends ticks in order until offline; refused ones are dropped.
   * @returns refused ticks
   */
  async flush(send: (tick: Tick) => Promise<Outcome>): Promise<Tick[]> {
    const refused: Tick[] = []
    for (const tick of this.waiting()) {
      const outcome = await send(tick)
      if (outcome === 'offline') break
      if (outcome === 'refused') refused.push(tick)
      // a newer tick made while sending stays queued
      const key = this.#prefix + tick.id
      if (this.#storage.getItem(key) === JSON.stringify(tick)) this.#storage.removeItem(key)
    }
    return refused
  }

  #read(key: string): Tick | undefined {
    try {
      return JSON.parse(this.#storage.getItem(key) ?? '') as Tick // written by `add`
    } catch {
      return undefined // unreadable entries are skipped
    }
  }
}
