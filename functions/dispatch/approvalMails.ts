import type { Language, Text } from '@flou/shared/locale.ts'
import { CHANGE_KINDS, type WorkflowStatus } from '@flou/shared/workflow.ts'
import * as z from 'zod/mini'
import type { ApprovalTemplate } from '../operations/notices/outbox.ts'
import { APPROVER_TEXTS, KIND_TEXTS, OUTCOME_TEXTS, RECEIPT_TEXTS, WORDS } from './approvalTexts.ts'
import { filled, type MailContent, type MailSection, type MailSite } from './mailContent.ts'

const namedSchema = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  kind: z.enum(CHANGE_KINDS),
  author: z.string(),
  /** Of the link that decides without signing in, where there is one. */
  token: z.optional(z.string()),
  isFailed: z.optional(z.boolean()),
  isReminder: z.optional(z.boolean()),
})
const shownSchema = z.extend(namedSchema, {
  rows: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
  more: z.number(),
})
type Named = z.infer<typeof namedSchema>
type Shown = z.infer<typeof shownSchema>

const submittedSchema = z.object({ name: z.string(), change: shownSchema })
const digestSchema = z.object({ name: z.string(), changes: z.array(namedSchema) })
const outcomeSchema = z.object({
  name: z.string(),
  change: namedSchema,
  status: z.custom<WorkflowStatus>((value) => typeof value === 'number'),
  by: z.string(),
  reason: z.optional(z.string()),
  planned: z.optional(z.string()),
})
const takenOverSchema = z.object({ name: z.string(), change: namedSchema, by: z.string() })
const commentSchema = z.object({ name: z.string(), change: namedSchema, by: z.string(), text: z.string() })

type Template = (params: unknown, language: Language, site: MailSite) => MailContent

const changeUrl = ({ adminOrigin }: MailSite, { id }: Pick<Named, 'id'>): string =>
  `${adminOrigin}/dashboard2/workflow/detail/${encodeURIComponent(id)}`

/** In the fragment: no server and no log sees it. */
const decisionUrl = ({ adminOrigin }: MailSite, token: string): string =>
  `${adminOrigin}/account/decide#${encodeURIComponent(token)}`

/** The way to decide without signing in, where the installation has it. */
const byMail = (token: string | undefined, language: Language, site: MailSite): MailSection[] =>
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
          after: WORDS.keepLink[language],
        },
      ]

/** What the change is, in four lines. */
const facts = ({ title, type, kind, author }: Named, language: Language): MailSection => ({
  rows: [
    { label: WORDS.title[language], text: title },
    { label: WORDS.type[language], text: type },
    { label: WORDS.kind[language], text: KIND_TEXTS[kind][language] },
    { label: WORDS.author[language], text: author },
  ],
})

function diff({ rows, more }: Shown, language: Language): MailSection[] {
  if (rows.length === 0) return []
  const shown = (text: string) => text || WORDS.empty[language]
  return [
    {
      title: WORDS.changes[language],
      rows: rows.map(({ label, from, to }) => ({ label, text: `${shown(from)} → ${shown(to)}` })),
      ...(more > 0 && { after: filled(WORDS.more[language], { n: `${more}` }) }),
    },
  ]
}

/** A day as people write it: `21 November 2026`. */
const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))

const quoted = (label: Text, text: string | undefined, language: Language): MailSection[] =>
  text ? [{ rows: [{ label: label[language], text }] }] : []

/** A mail to somebody who may decide. */
const toApprover =
  (texts: { subject: Text; sentence: Text }): Template =>
  (params, language, site) => {
    const { name, change } = submittedSchema.parse(params)
    const { title, author } = change
    return {
      subject: filled(texts.subject[language], { title }),
      paragraphs: [
        filled(WORDS.greeting[language], { name }),
        filled((change.isFailed ? APPROVER_TEXTS.reminderFailed : texts.sentence)[language], { author }),
      ],
      sections: [facts(change, language), ...diff(change, language), ...byMail(change.token, language, site)],
      link: { url: changeUrl(site, change), title: WORDS.decide[language] },
      closing: (change.token === undefined ? WORDS.whyApprover : WORDS.whyApproverLinked)[language],
    }
  }

const digest: Template = (params, language, site) => {
  const { name, changes } = digestSchema.parse(params)
  return {
    subject: filled(APPROVER_TEXTS.digestSubject[language], { n: `${changes.length}` }),
    paragraphs: [
      filled(WORDS.greeting[language], { name }),
      (changes.some(({ isReminder }) => isReminder) ? APPROVER_TEXTS.digestReminder : APPROVER_TEXTS.digest)[
        language
      ],
    ],
    sections: changes.map((change) => ({
      rows: [
        {
          label: `${change.type}, ${KIND_TEXTS[change.kind][language]}`,
          text: `${change.title} (${change.author})`,
          url: changeUrl(site, change),
        },
        ...byMail(change.token, language, site).flatMap(({ rows }) => rows),
      ],
    })),
    link: { url: `${site.adminOrigin}/dashboard2/workflow`, title: WORDS.toDecide[language] },
    closing: (changes.some(({ token }) => token) ? WORDS.whyApproverLinked : WORDS.whyApprover)[language],
  }
}

const decided: Template = (params, language, site) => {
  const { name, change, status, by, reason, planned } = outcomeSchema.parse(params)
  const texts = OUTCOME_TEXTS[status]
  if (!texts) throw new Error(`No mail tells of the status ${status}`)
  return {
    subject: filled(texts.subject[language], { title: change.title }),
    paragraphs: [filled(WORDS.greeting[language], { name }), filled(texts.sentence[language], { by })],
    sections: [
      ...quoted(WORDS.reason, reason, language),
      ...quoted(WORDS.newDay, planned && dayText(planned, language), language),
      facts(change, language),
    ],
    link: { url: changeUrl(site, change), title: WORDS.open[language] },
    closing: WORDS.whyPart[language],
  }
}

const receipt: Template = (params, language, site) => {
  const { name, change, status, reason } = outcomeSchema.parse(params)
  const sentence = RECEIPT_TEXTS[status]
  if (!sentence) throw new Error(`No receipt tells of the status ${status}`)
  return {
    subject: filled(APPROVER_TEXTS.receiptSubject[language], { title: change.title }),
    paragraphs: [filled(WORDS.greeting[language], { name }), sentence[language]],
    sections: [...quoted(WORDS.reason, reason, language), facts(change, language)],
    link: { url: changeUrl(site, change), title: WORDS.open[language] },
    closing: WORDS.whyPart[language],
  }
}

const comment: Template = (params, language, site) => {
  const { name, change, by, text } = commentSchema.parse(params)
  return {
    subject: filled(APPROVER_TEXTS.commentSubject[language], { title: change.title }),
    paragraphs: [
      filled(WORDS.greeting[language], { name }),
      filled(APPROVER_TEXTS.comment[language], { by }),
    ],
    sections: [...quoted(WORDS.comment, text, language), facts(change, language)],
    link: { url: changeUrl(site, change), title: WORDS.open[language] },
    closing: WORDS.whyPart[language],
  }
}

const takenOver: Template = (params, language, site) => {
  const { name, change, by } = takenOverSchema.parse(params)
  return {
    subject: filled(APPROVER_TEXTS.takenOverSubject[language], { title: change.title }),
    paragraphs: [
      filled(WORDS.greeting[language], { name }),
      filled(APPROVER_TEXTS.takenOver[language], { by }),
    ],
    sections: [facts(change, language)],
    link: { url: changeUrl(site, change), title: WORDS.open[language] },
    closing: WORDS.whyPart[language],
  }
}

const { submittedSubject, submitted, reminderSubject, reminder } = APPROVER_TEXTS

/** The mails of approval by their templates. */
export const APPROVAL_MAILS = {
  approvalSubmitted: toApprover({ subject: submittedSubject, sentence: submitted }),
  approvalReminder: toApprover({ subject: reminderSubject, sentence: reminder }),
  approvalDigest: digest,
  approvalDecided: decided,
  approvalReceipt: receipt,
  approvalComment: comment,
  approvalTakenOver: takenOver,
} as const satisfies Record<ApprovalTemplate, Template>
