import type { Language } from '@flou/shared/locale.ts'
import type { SearchDocument } from '../documents/document.ts'

/**
 * A segment: what some pages contain, in one immutable file. Newer segments replace pages of older ones by their paths. The file is a header
 * in JSON, then the parts that it names. Stems have postings; surface forms name their stem, for prefixes and typing errors.
 */
export interface SegmentHeader {
  format: 1
  language: Language
  /** Columns, one value for each page. */
  paths: string[]
  types: number[]
  weights: number[]
  titles: string[]
  dates: string[]
  categories: string[]
  images: string[]
  /** Words of each page's text. */
  lengths: number[]
  /** Paths that are no longer found, whatever older segments say. */
  removed: string[]
  /** Where each part begins behind the header, and its length in bytes. */
  parts: Record<PartName, readonly [offset: number, length: number]>
}
export type PartName =
  | 'frequencies'
  | 'stems'
  | 'surfaces'
  | 'surfaceStems'
  | 'offsets'
  | 'postings'
  | 'blockOffsets'
  | 'blocks'

/** What is read only of pages that are shown: their texts, some pages together, compressed. */
export type StoredText = Pick<SearchDocument, 'headline' | 'description' | 'context' | 'body' | 'parts'>
export const PAGES_OF_BLOCK = 8

/** How a file begins. */
export const MAGIC = 0x46534731
/** The entry of a word as it is written, beside that of its stem. */
export const exactly = (word: string): string => `=${word}`
