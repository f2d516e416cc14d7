import { plainTextOf } from '../../strings/plainText.ts'
import { CODE_TAG } from './entities.ts'

/** Inline markup of a segment, which its text replaces by `<1>`, `</1>` or, without `close`, `<1/>`. */
export interface Code {
  id: number
  open: string
  close?: string
}

export interface Segment {
  /** Escaped text with numbered tags: `Open the <1>portal</1>.` */
  text: string
  codes: readonly Code[]
  block: number
  isAttribute?: true
}

/** A text cut into sentences; strings between them are stored unchanged. */
export interface SegmentedText {
  isMarkup: boolean
  parts: readonly (string | Segment)[]
}

const oneSpace = (text: string): string =>
  /\s\s|[^\S ]|^ | $/.test(text) ? text.replace(/\s+/g, ' ').trim() : text

export const readableText = (text: string): string =>
  oneSpace(/[<&]/.test(text) ? plainTextOf(text.replace(CODE_TAG, '')) : text)

const codeTagsIn = (text: string): string[] => [...text.matchAll(CODE_TAG)].map(([tag]) => tag)

export const hasSameCodes = (one: string, other: string): boolean =>
  codeTagsIn(one).toSorted().join('') === codeTagsIn(other).toSorted().join('')

/** True if numbered tags close in the reverse order of their opening. */
export function isNestedWell(text: string): boolean {
  const open: string[] = []
  for (const [, slash, id = '', end] of text.matchAll(CODE_TAG)) {
    if (end === '/') continue
    if (slash === '') open.push(id)
    else if (open.pop() !== id) return false
  }
  return open.length === 0
}
