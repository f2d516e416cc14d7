import type { PersonRef } from '../accounts/account.ts'
import type { CommentSubject } from '../comments.ts'
import type { Language } from '../locale.ts'

/** `outdated`: the other language changed later. */
export const TRANSLATION_STATES = ['missing', 'outdated'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

export interface TranslationTask extends CommentSubject {
  area: string
  language: Language
  missing: number
  outdated: number
  words: number
  since: string
  owner?: PersonRef
  /** Day in Asia/Jakarta. */
  due?: string
}

export const TRANSLATION_ORDERS = ['due', 'since'] as const
export type TranslationOrder = (typeof TRANSLATION_ORDERS)[number]

export interface TranslationRow extends TranslationTask {
  cursor: string
}

/** Records and sections of an area with texts; `outdated` are those without a missing text. */
export interface TranslationProgress extends Record<TranslationState, number> {
  area: string
  language: Language
  records: number
}

export type TaskRef = Pick<TranslationTask, 'type' | 'id' | 'language'>

export const MAX_ASSIGNED = 40

export interface Assignment {
  tasks: readonly TaskRef[]
  owner?: number | null | undefined
  due?: string | null | undefined
}

export interface AssignmentResult {
  assigned: number
  missed: number
}

export type PreviousSources = Readonly<Record<string, { value: unknown; at: string }>>

/** Language into which a form opened from the queue translates. */
export const TRANSLATE_PARAMETER = 'translate'
