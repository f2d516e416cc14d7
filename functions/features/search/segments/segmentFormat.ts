import type { Language } from '@flou/shared/locale.ts'
import type { SearchDocument } from './document.ts'
import type { WordGroups } from './sortedWords.ts'

/**
 * Header of a segment, an immutable file with a JSON header and binary chunks. Newer segments replace pages
 * by path.
 */
export interface SegmentHeader {
  format: 1
  language: Language
  paths: string[]
  types: number[]
  weights: number[]
  titles: string[]
  dates: string[]
  categories: string[]
  images: string[]
  lengths: number[]
  /** Paths that this segment removes from older ones. */
  removed: string[]
  /** Offset after the header and length in bytes. The first chunk ends the head, which is always in memory. */
  chunks: Partial<Record<ChunkName, readonly [offset: number, length: number]>>
  /** Directories of the words; absent in segments of earlier versions. */
  words?: Record<'stems' | 'surfaces', WordGroups>
}
export type ChunkName =
  | 'blockOffsets'
  | 'frequencies'
  | 'stems'
  | 'surfaces'
  | 'surfaceStems'
  | 'offsets'
  | 'forms'
  | 'formOffsets'
  | 'postings'
  | 'blocks'

/** Texts needed only for displayed pages, compressed in blocks. */
export type StoredText = Pick<SearchDocument, 'headline' | 'description' | 'context' | 'body' | 'headings'>
export const PAGES_OF_BLOCK = 8

export const MAGIC = 0x46534731
