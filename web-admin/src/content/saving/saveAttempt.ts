/**
 * Base revision of a form's saves (0 before the first) and the idempotency key, stable while the same body is
 * retried.
 */
export function createSaveAttempt(start: number, newKey: () => string = () => crypto.randomUUID()) {
  let baseVersion = start
  let current: { serialized: string; key: string } | undefined
  return {
    baseVersion: () => baseVersion,
    setBaseVersion(newer: number): void {
      baseVersion = newer
    },
    keyFor(body: unknown): string {
      const serialized = JSON.stringify(body)
      if (current?.serialized !== serialized) current = { serialized, key: newKey() }
      return current.key
    },
    /** Forgets the idempotency key, so that the next send is a new attempt. */
    markAnswered(): void {
      current = undefined
    },
  }
}
