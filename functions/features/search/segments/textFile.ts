import { closeSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TextBlocks } from './segment.ts'

/** Opens a file without a name, which the system deletes when it is closed or the process ends. */
function openUnnamed(key: string, content: Buffer): number {
  const file = path.join(tmpdir(), `${process.pid}-${path.basename(key)}`)
  writeFileSync(file, content)
  const descriptor = openSync(file, 'r')
  rmSync(file)
  return descriptor
}

/** Moves the texts of a segment to the function's disk, because a large site has more of them than memory. */
export function textFile(key: string, blocks: Buffer): TextBlocks {
  const descriptor = openUnnamed(key, blocks)
  return {
    mostCached: 32,
    read(start, end) {
      const block = Buffer.allocUnsafe(end - start)
      readSync(descriptor, block, 0, block.length, start)
      return block
    },
    close: () => closeSync(descriptor),
  }
}
