import type { Language } from '../locale.ts'
import type { MailKey, MailTexts } from './mails.ts'

/** A mail as its reader gets it, filled in with samples. */
export interface MailPreview {
  subject: string
  /** The part for programs that show text only. */
  text: string
  /** A whole document. It loads nothing. */
  html: string
}

/** What the preview of a mail answers. */
export interface MailPreviews {
  shown: Readonly<Record<Language, MailPreview>>
  /** The texts that are sent where nobody has edited the mail. */
  defaults: Readonly<Record<Language, MailTexts>>
}

/** A mail in the back-office's list. */
export interface MailRow {
  mail: MailKey
  /** When its texts were last edited, ISO 8601, and by whom; absent where they never were. */
  edited?: { at: string; by: string }
}
