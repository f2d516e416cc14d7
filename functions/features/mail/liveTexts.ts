import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import type { MailTexts } from '@flou/shared/mail/mailPreview.ts'
import { mailSectionKey, type MailKey } from '@flou/shared/mail/mails.ts'
import { withDoubleBraces } from '@flou/shared/mail/placeholders.ts'
import * as z from 'zod/mini'
import type { Table } from '../../core/store/dynamo/table.ts'
import { keys } from '../../core/store/keys.ts'
import { dataOf } from '../../core/store/liveItem.ts'
import { defaultTexts } from './defaultTexts.ts'
import { canFill, composeMail, type AnyFacts, type MailContent } from './mailContent.ts'

const entrySchema = z.object({
  languageId: z.number(),
  subject: z.string(),
  body: z.string(),
  button: z.optional(z.string()),
  closing: z.string(),
})
export const editedTextsSchema = z.object({ contents: z.array(entrySchema).check(z.maxLength(2)) })
export type EditedTexts = z.infer<typeof editedTextsSchema>

/** Empty texts use the default. */
export function textsIn({ contents }: EditedTexts, mail: MailKey, language: Language): MailTexts {
  const own = contents.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language])
  const start = defaultTexts(mail, language)
  if (!own) return start
  const ownOr = (text = '', defaultText: string) => withDoubleBraces(text.trim()) || defaultText
  return {
    subject: ownOr(own.subject, start.subject),
    body: ownOr(own.body, start.body),
    ...(start.button !== undefined && { button: ownOr(own.button, start.button) }),
    closing: ownOr(own.closing, start.closing),
  }
}

export async function liveTexts(
  table: Table,
  mail: MailKey,
  language: Language,
): Promise<MailTexts | undefined> {
  const item = await table.get(keys.sectionLive(mailSectionKey(mail)))
  const edited = item && editedTextsSchema.safeParse(dataOf(item))
  return edited?.success ? textsIn(edited.data, mail, language) : undefined
}

/** Uses published texts; falls back to defaults if absent or not fillable. */
export async function mailInLiveTexts(
  table: Table,
  facts: AnyFacts,
  language: Language,
): Promise<MailContent> {
  const live = facts.texts ?? (await liveTexts(table, facts.mail, language))
  if (live && canFill(facts, live)) return composeMail(facts, live)
  if (live)
    process.stdout.write(
      `${JSON.stringify({ level: 'warn', item: mailSectionKey(facts.mail), outcome: 'sent in the default texts' })}\n`,
    )
  return composeMail(facts, defaultTexts(facts.mail, language))
}
