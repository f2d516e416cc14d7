/**
 * What a form's saves rest on: the version it started from (0 before the first save), and the idempotency key of what is being
 * saved, which stays the same as long as the same thing is sent again (decision 6).
 */
export function createSaveAttempt(start: number, newKey: () => string = () => crypto.randomUUID()) {
  let version = start
  let current: { said: string; key: string } | undefined
  return {
    version: () => version,
    restOn(newer: number): void {
      version = newer
    },
    keyFor(body: unknown): string {
      const said = JSON.stringify(body)
      if (current?.said !== said) current = { said, key: newKey() }
      return current.key
    },
    /** The server has answered: what is sent next is a new attempt, even where it says the same. */
    isAnswered(): void {
      current = undefined
    },
  }
}
