import type { Language } from '../locale.ts'
import type { MailKey } from './mails.ts'

export interface MailTexts {
  subject: string
  /** Paragraphs separated by empty lines. */
  body: string
  button?: string
  closing: string
}

export interface MailPreview {
  subject: string
  text: string
  html: string
}

export interface MailPreviews {
  previews: Readonly<Record<Language, MailPreview>>
  defaults: Readonly<Record<Language, MailTexts>>
}

export interface MailRow {
  mail: MailKey
  /** ISO time of the last edit; absent if never edited. */
  edited?: { at: string; by: string }
}
