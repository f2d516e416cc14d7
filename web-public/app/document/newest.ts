/** A map that keeps its newest entries: what is set beyond `most` of them drops the oldest. */
export class Newest<K, V> extends Map<K, V> {
  readonly #most: number

  constructor(most: number) {
    super()
    this.#most = most
  }

  /** Sets an entry as the newest and gives its value. */
  keep(key: K, value: V): V {
    this.delete(key)
    this.set(key, value)
    const [oldest] = this.keys()
    if (this.size > this.#most && oldest !== undefined) this.delete(oldest)
    return value
  }
}
