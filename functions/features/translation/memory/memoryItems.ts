import { gunzipSync, gzipSync } from 'node:zlib'
import type { SegmentPair } from '@flou/shared/translation/segments/pairSegments.ts'
import type { Key } from '../../../core/store/keys.ts'

/** `row`: the texts, compressed; `gsi1sk` begins with the time of the write. */
export interface MemoryItem {
  version: number
  row: string
  gsi1pk: string
  gsi1sk: string
}

export const memoryKey = (type: string, id: number): Key<MemoryItem> => ({
  pk: `translation-memory#${type}#${id}`,
  sk: '-',
})

export const MEMORY_PARTITION = 'translation-memory'

export type MemoryTexts = readonly (readonly SegmentPair[])[]

/** Below the size of an item, which it fills twice: in the table and in the index. */
const MAX_ROW_LENGTH = 380_000

const encode = (texts: MemoryTexts): string =>
  gzipSync(JSON.stringify(texts.map((pairs) => pairs.map(({ id, en }) => [id, en])))).toString('base64')

export function encodeTexts(texts: MemoryTexts): string {
  const row = encode(texts)
  return row.length <= MAX_ROW_LENGTH ? row : encodeTexts(texts.slice(0, Math.floor(texts.length / 2)))
}

export function decodeTexts(row: string): MemoryTexts {
  const texts = JSON.parse(gunzipSync(Buffer.from(row, 'base64')).toString()) as [string, string][][]
  return texts.map((pairs) => pairs.map(([id, en]) => ({ id, en })))
}
