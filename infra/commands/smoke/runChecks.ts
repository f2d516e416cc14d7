/** One part of the product and the AWS services that it needs. */
export interface Check {
  name: string
  services: string
  /** @throws with the reason of a failure */
  run: () => Promise<void>
}

/** Runs all checks one after another and prints a line for each. @returns the number of failures */
export async function runChecks(checks: readonly Check[], print: (line: string) => void): Promise<number> {
  let failures = 0
  for (const { name, services, run } of checks) {
    const started = performance.now()
    const reason = await run().then(
      () => undefined,
      (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
    )
    const milliseconds = `${Math.round(performance.now() - started)} ms`
    print(`${reason === undefined ? 'ok    ' : 'FAILED'} ${milliseconds.padStart(9)}  ${name}  (${services})`)
    if (reason === undefined) continue
    failures += 1
    print(`       ${reason}`)
  }
  return failures
}

export function ensure(isFulfilled: boolean, reason: string): void {
  if (!isFulfilled) throw new Error(reason)
}

const POLL_MS = 1_000
const MAX_ANSWER_MS = 30_000

export const withTimeout = () => ({ signal: AbortSignal.timeout(MAX_ANSWER_MS) })

/** Repeats a request until it is as expected. @throws after `limit` milliseconds, with the last status */
export async function untilAnswered(
  url: string,
  isExpected: (response: Response) => boolean,
  limit = 90_000,
): Promise<void> {
  for (const end = Date.now() + limit; ;) {
    const response = await fetch(url, { redirect: 'manual', ...withTimeout() })
    await response.arrayBuffer()
    if (isExpected(response)) return
    ensure(Date.now() < end, `${url} still answers ${response.status} after ${limit / 1_000} s`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
