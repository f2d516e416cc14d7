import type { PublishResult } from './outcome.ts'

const levelOf = ({ failed }: Pick<PublishResult, 'failed'>) => {
  if (failed.length === 0) return 'info'
  return failed.every(({ isKnown }) => isKnown) ? 'warn' : 'error'
}

/** Logs the result. New failures are errors, which trigger an alarm; repeated ones are warnings. */
export function report(cause: string, result: PublishResult): void {
  process.stdout.write(
    `${JSON.stringify({ level: levelOf(result), event: 'published', cause, ...result })}\n`,
  )
}
