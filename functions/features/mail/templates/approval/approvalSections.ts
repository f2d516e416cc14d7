import { LANGUAGES, type Language, type Text } from '@flou/shared/locale.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import { CHANGE_REQUEST_KINDS } from '@flou/shared/approval/workflow.ts'
import * as z from 'zod/mini'
import type { MailSection, MailSite } from '../../mailContent.ts'
import { KIND_TEXTS, ONLY_IN_TEXTS, WORDS } from '../../texts/approvalWords.ts'

export const namedSchema = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  kind: z.enum(CHANGE_REQUEST_KINDS),
  author: z.string(),
  token: z.optional(z.string()),
  message: z.optional(z.string()),
  onlyIn: z.optional(z.enum(LANGUAGES)),
  isFailed: z.optional(z.boolean()),
  isReminder: z.optional(z.boolean()),
})
export const changeWithRowsSchema = z.extend(namedSchema, {
  rows: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
  more: z.number(),
})
const translate = reader(WORDS)

type Named = z.infer<typeof namedSchema>
type ChangeWithRows = z.infer<typeof changeWithRowsSchema>

export const changeRequestUrl = ({ adminOrigin }: MailSite, { id }: Pick<Named, 'id'>): string =>
  `${adminOrigin}/dashboard2/workflow/detail/${encodeURIComponent(id)}`

/** In the fragment, so that no server logs it. */
const decisionUrl = ({ adminOrigin }: MailSite, token: string): string =>
  `${adminOrigin}/account/decide#${encodeURIComponent(token)}`

export const byMail = (token: string | undefined, language: Language, site: MailSite): MailSection[] =>
  token === undefined
    ? []
    : [
        {
          rows: [
            {
              label: WORDS.withoutSession[language],
              text: WORDS.decideHere[language],
              url: decisionUrl(site, token),
            },
          ],
          after: `${WORDS.keepLink[language]} ${WORDS.doNotForward[language]}`,
        },
      ]

export const facts = ({ title, type, kind, author, onlyIn }: Named, language: Language): MailSection => ({
  rows: [
    { label: WORDS.title[language], text: title },
    { label: WORDS.type[language], text: type },
    { label: WORDS.kind[language], text: KIND_TEXTS[kind][language] },
    { label: WORDS.author[language], text: author },
    ...(onlyIn ? [{ label: WORDS.language[language], text: ONLY_IN_TEXTS[onlyIn][language] }] : []),
  ],
})

export function diff({ rows, more }: ChangeWithRows, language: Language): MailSection[] {
  if (rows.length === 0) return []
  const orEmpty = (text: string) => text || WORDS.empty[language]
  return [
    {
      title: WORDS.changes[language],
      rows: rows.map(({ label, from, to }) => ({ label, text: `${orEmpty(from)} → ${orEmpty(to)}` })),
      ...(more > 0 && { after: translate[language]('more', { count: more }) }),
    },
  ]
}

export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))

export const quoted = (label: Text, text: string | undefined, language: Language): MailSection[] =>
  text ? [{ rows: [{ label: label[language], text }] }] : []
