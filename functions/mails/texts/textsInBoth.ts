import type { Text } from '@flou/shared/locale.ts'
import type { MailKey } from '@flou/shared/mails/mails.ts'

/** The texts of a mail in both languages; without a button where the mail leads nowhere. */
export interface TextsInBoth {
  readonly subject: Text
  readonly body: Text
  readonly button?: Text
  readonly closing: Text
}

/** The texts of some mails as they are sent until somebody edits them. */
export type DefaultTexts = Partial<Record<MailKey, TextsInBoth>>
