const REPORT_INTERVAL_MS = 60_000

/** Full-disk messages of the system and SQLite. */
const DISK_FULL = /ENOSPC|database or disk is full|no space left/i

function errorText(cause: unknown, stateDir: string): string {
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  if (!DISK_FULL.test(text)) return text
  return `The disk that holds ${stateDir} is full. Pages are served on; nothing can be saved or published until there is room.`
}

interface Options {
  stateDir: string
  log: (line: string) => void
  now?: () => number
}

/** Reports each error at most once a minute. */
export function errorReporter({ stateDir, log, now = Date.now }: Options): (cause: unknown) => void {
  const reportedAt = new Map<string, number>()
  return (cause) => {
    const text = errorText(cause, stateDir)
    if (now() - (reportedAt.get(text) ?? -Infinity) < REPORT_INTERVAL_MS) return
    for (const [oldText, at] of reportedAt) if (now() - at >= REPORT_INTERVAL_MS) reportedAt.delete(oldText)
    reportedAt.set(text, now())
    log(text)
  }
}
