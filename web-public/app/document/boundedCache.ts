/** Map that evicts its oldest entries beyond a maximum size. */
export class BoundedCache<K, V> extends Map<K, V> {
  readonly #most: number

  constructor(maxSize: number) {
    super()
    this.#most = maxSize
  }

  /** Sets an entry as the newest and returns its value. */
  store(key: K, value: V): V {
    this.delete(key)
    this.set(key, value)
    const [oldest] = this.keys()
    if (this.size > this.#most && oldest !== undefined) this.delete(oldest)
    return value
  }
}
