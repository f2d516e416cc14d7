/** How long the same fault is not said again; milliseconds. */
const SAID_FOR = 60_000

/** What the system and SQLite say where nothing more can be written. */
const FULL = /ENOSPC|database or disk is full|no space left/i

/** A fault for whoever runs the product: a full disk is one sentence, everything else what was thrown. */
function faultText(cause: unknown, stateDir: string): string {
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  if (!FULL.test(text)) return text
  return `The disk that holds ${stateDir} is full. Pages are served on; nothing can be saved or published until there is room.`
}

interface Options {
  stateDir: string
  say: (line: string) => void
  now?: () => number
}

/** Says faults of the running product. What is tried again and fails again is said once a minute. */
export function faultReporter({ stateDir, say, now = Date.now }: Options): (cause: unknown) => void {
  const saidAt = new Map<string, number>()
  return (cause) => {
    const text = faultText(cause, stateDir)
    if (now() - (saidAt.get(text) ?? -Infinity) < SAID_FOR) return
    for (const [other, at] of saidAt) if (now() - at >= SAID_FOR) saidAt.delete(other)
    saidAt.set(text, now())
    say(text)
  }
}
