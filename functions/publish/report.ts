import type { PublishResult } from './publisher.ts'

const levelOf = ({ failed }: Pick<PublishResult, 'failed'>) => {
  if (failed.length === 0) return 'info'
  return failed.every(({ isKnown }) => isKnown) ? 'warn' : 'error'
}

/**
 * Says in the log what was done. A page that fails for the first time makes it an error, which an alarm counts
 * (infra/constructs/monitoring); one that fails again for the same reason does not ring twice.
 */
export function report(cause: string, result: PublishResult): void {
  process.stdout.write(
    `${JSON.stringify({ level: levelOf(result), event: 'published', cause, ...result })}\n`,
  )
}
