/** Idempotency key of a request, stable while the same body is retried. */
export function createRequestKey(newKey: () => string = () => crypto.randomUUID()) {
  let current: { serialized: string; key: string } | undefined
  return {
    keyFor(body: unknown): string {
      const serialized = JSON.stringify(body)
      if (current?.serialized !== serialized) current = { serialized, key: newKey() }
      return current.key
    },
    /** Forgets the key, so that the next request is a new attempt. */
    markAnswered(): void {
      current = undefined
    },
  }
}
