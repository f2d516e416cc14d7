import { closeSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TextBlocks } from './segment.ts'

const fileOf = (key: string) => path.join(tmpdir(), `${process.pid}-${path.basename(key)}`)

/** Moves the texts of a segment to the function's disk, because a large site has more of them than memory. */
export function textFile(key: string, blocks: Buffer): TextBlocks {
  const file = fileOf(key)
  writeFileSync(file, blocks)
  return {
    mostCached: 32,
    read(start, end) {
      const block = Buffer.allocUnsafe(end - start)
      const descriptor = openSync(file, 'r')
      try {
        readSync(descriptor, block, 0, block.length, start)
      } finally {
        closeSync(descriptor)
      }
      return block
    },
  }
}

export const removeTextFile = (key: string): void => rmSync(fileOf(key), { force: true })
