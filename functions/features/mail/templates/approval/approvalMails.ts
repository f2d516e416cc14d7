import type { MailKey } from '@flou/shared/mail/mails.ts'
import { WORKFLOW_STATUS, type WorkflowStatus } from '@flou/shared/approval/workflow.ts'
import * as z from 'zod/mini'
import { mailFacts, type MailTemplate } from '../../mailContent.ts'
import type { ApprovalTemplate } from '../../outbox/outbox.ts'
import { CONFIRMATION_TEXTS, KIND_TEXTS, WORDS } from '../../texts/approvalWords.ts'
import {
  byMail,
  changeRequestUrl,
  changeWithRowsSchema,
  dayText,
  diff,
  facts,
  namedSchema,
  quoted,
} from './approvalSections.ts'

const submittedSchema = z.object({ name: z.string(), change: changeWithRowsSchema })
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

const toApprover =
  (mail: 'approvalSubmitted' | 'approvalReminder'): MailTemplate =>
  (params, language, site) => {
    const { name, change } = submittedSchema.parse(params)
    const { title, author } = change
    return mailFacts({
      mail: change.isFailed ? 'approvalReminderFailed' : mail,
      values: { name, title, author },
      sections: [
        ...quoted(WORDS.message, change.message, language),
        facts(change, language),
        ...diff(change, language),
        ...byMail(change.token, language, site),
      ],
      url: changeRequestUrl(site, change),
    })
  }

const digest: MailTemplate = (params, language, site) => {
  const { name, changes } = digestSchema.parse(params)
  return mailFacts({
    mail: changes.some(({ isReminder }) => isReminder) ? 'approvalDigestReminder' : 'approvalDigest',
    values: { name, number: `${changes.length}` },
    sections: changes.map((change) => ({
      rows: [
        {
          label: `${change.type}, ${KIND_TEXTS[change.kind][language]}`,
          text: `${change.title} (${change.author})`,
          url: changeRequestUrl(site, change),
        },
        ...byMail(change.token, language, site).flatMap(({ rows }) => rows),
      ],
      ...(change.token !== undefined && { after: WORDS.doNotForward[language] }),
    })),
    url: `${site.adminOrigin}/dashboard2/workflow`,
  })
}

const OUTCOME_MAILS = {
  [WORKFLOW_STATUS.approved]: 'approvalApproved',
  [WORKFLOW_STATUS.rejected]: 'approvalRejected',
  [WORKFLOW_STATUS.changesRequested]: 'approvalChangesRequested',
  [WORKFLOW_STATUS.withdrawn]: 'approvalWithdrawn',
  [WORKFLOW_STATUS.expired]: 'approvalExpired',
  [WORKFLOW_STATUS.superseded]: 'approvalSuperseded',
  [WORKFLOW_STATUS.applyFailed]: 'approvalApplyFailed',
} as const satisfies Partial<Record<WorkflowStatus, MailKey>>

const decided: MailTemplate = (params, language, site) => {
  const { name, change, status, by, reason, planned } = outcomeSchema.parse(params)
  const mail = (
    OUTCOME_MAILS as Partial<Record<WorkflowStatus, (typeof OUTCOME_MAILS)[keyof typeof OUTCOME_MAILS]>>
  )[status]
  if (!mail) throw new Error(`No mail tells of the status ${status}`)
  return mailFacts({
    mail,
    values: { name, title: change.title, by },
    sections: [
      ...quoted(WORDS.reason, reason, language),
      ...quoted(WORDS.newDay, planned && dayText(planned, language), language),
      facts(change, language),
    ],
    url: changeRequestUrl(site, change),
  })
}

const confirmation: MailTemplate = (params, language, site) => {
  const { name, change, status, reason } = outcomeSchema.parse(params)
  const sentence = CONFIRMATION_TEXTS[status]
  if (!sentence) throw new Error(`No receipt tells of the status ${status}`)
  return mailFacts({
    mail: 'approvalAcknowledgement',
    values: { name, title: change.title, decision: sentence[language] },
    sections: [...quoted(WORDS.reason, reason, language), facts(change, language)],
    url: changeRequestUrl(site, change),
  })
}

const comment: MailTemplate = (params, language, site) => {
  const { name, change, by, text } = commentSchema.parse(params)
  return mailFacts({
    mail: 'approvalComment',
    values: { name, title: change.title, by },
    sections: [...quoted(WORDS.comment, text, language), facts(change, language)],
    url: changeRequestUrl(site, change),
  })
}

const takenOver: MailTemplate = (params, language, site) => {
  const { name, change, by } = takenOverSchema.parse(params)
  return mailFacts({
    mail: 'approvalTakenOver',
    values: { name, title: change.title, by },
    sections: [facts(change, language)],
    url: changeRequestUrl(site, change),
  })
}

export const APPROVAL_MAILS = {
  approvalSubmitted: toApprover('approvalSubmitted'),
  approvalReminder: toApprover('approvalReminder'),
  approvalDigest: digest,
  approvalDecided: decided,
  approvalAcknowledgement: confirmation,
  approvalComment: comment,
  approvalTakenOver: takenOver,
} as const satisfies Record<ApprovalTemplate, MailTemplate>
