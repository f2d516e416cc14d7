import type { Text } from '@flou/shared/locale.ts'
import type { MailKey } from '@flou/shared/mail/mails.ts'

export interface TextsInBoth {
  readonly subject: Text
  readonly body: Text
  readonly button?: Text
  readonly closing: Text
}

export type DefaultTexts = Partial<Record<MailKey, TextsInBoth>>
