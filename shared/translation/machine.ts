import type { Language } from '../locale.ts'
import { fingerprint } from '../strings/fingerprint.ts'
import type { Term } from './terms.ts'

export interface Glossary {
  terms: readonly Term[]
  hasTranslator: boolean
}

export interface MachineRequest {
  type: string
  id: number
  name: string
  to: Language
  source: string
  isMarkup: boolean
}

/** Digests of texts as the service translated them, by {@link markName}. An edited text has another digest. */
export type MachineMarks = Readonly<Record<string, string>>

export const markName = (language: Language, name: string): string => `${language} ${name}`

export const isUnchecked = (marks: MachineMarks, mark: string, text: string): boolean =>
  text !== '' && marks[mark] === fingerprint(text)
