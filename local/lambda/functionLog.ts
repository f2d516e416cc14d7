import { createWriteStream } from 'node:fs'
import path from 'node:path'

/** What functions print, with their name, in `functions.log` of the state folder. */
export interface FunctionLog {
  write: (name: string, text: Buffer | string) => void
  /** A failure that people should see: goes to the terminal, too. */
  error: (name: string, cause: unknown) => void
  close: () => void
}

export function openFunctionLog(stateDir: string): FunctionLog {
  const stream = createWriteStream(path.join(stateDir, 'functions.log'), { flags: 'a' })
  // a full disk: what functions print is lost, they go on
  stream.on('error', (cause) => console.error(`What functions print is not kept: ${cause.message}`))
  const write = (name: string, text: Buffer | string) => {
    for (const line of text.toString().split('\n')) if (line) stream.write(`${name} ${line}\n`)
  }
  let last = ''
  return {
    write,
    error(name, cause) {
      write(name, cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
      const summary = `${name}: ${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}`
      // Retries of the same failure would fill the terminal; the file has them all.
      if (summary !== last) console.error(summary)
      last = summary
    },
    close: () => stream.end(),
  }
}
