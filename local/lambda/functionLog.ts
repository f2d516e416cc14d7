import { createWriteStream } from 'node:fs'
import path from 'node:path'

export interface FunctionLog {
  write: (name: string, text: Buffer | string) => void
  /** Also prints to the terminal. */
  error: (name: string, cause: unknown) => void
  close: () => void
}

export function openFunctionLog(stateDir: string): FunctionLog {
  const stream = createWriteStream(path.join(stateDir, 'functions.log'), { flags: 'a' })
  // on a full disk output is lost, but functions continue
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
      // The terminal shows repeated failures once.
      if (summary !== last) console.error(summary)
      last = summary
    },
    close: () => stream.end(),
  }
}
