import type { Language } from '@flou/shared/locale.ts'
import type { MailKey } from '@flou/shared/mail/mails.ts'
import { WORKFLOW_STATUS, type WorkflowStatus } from '@flou/shared/approval/workflow.ts'
import type { AnyFacts, MailSite } from '../mailContent.ts'
import { TEMPLATES } from './mailTemplates.ts'
import { sampleTexts } from '../texts/sampleTexts.ts'

interface Sample {
  template: string
  params: (language: Language) => object
}

const TOKEN = 'sample'
const NAME = 'Citra Dewi'
const BY = 'Damar Wijaya'
const SITE = 'Flou Cloud'

const SAMPLE_TIME = '2026-12-01T05:00:00.000Z'

const withToken = (template: string, params: object = {}): Sample => ({
  template,
  params: () => ({ token: TOKEN, ...params }),
})

const registration = (template: string, more: object = {}): Sample => ({
  template,
  params: (language) => ({
    event: {
      id: 1,
      title: sampleTexts.event[language],
      place: sampleTexts.venue[language],
      startDate: '2026-12-08',
      endDate: '2026-12-08',
      hours: { start: '09:00:00', end: '16:30:00' },
      path: '/event/cloud-summit-jakarta',
    },
    person: 'sample',
    sequence: 1,
    token: TOKEN,
    code: '7F3A-91C4',
    ...more,
  }),
})

const change = (language: Language) => ({
  id: 'sample',
  title: sampleTexts.article[language],
  type: sampleTexts.type[language],
  kind: 'update',
  author: NAME,
  rows: [{ label: sampleTexts.field[language], from: 'Three regions', to: sampleTexts.article[language] }],
  more: 0,
})

const submitted = (template: string, more: object = {}): Sample => ({
  template,
  params: (language) => ({ name: BY, change: { ...change(language), ...more } }),
})

const collected = (isReminder: boolean): Sample => ({
  template: 'approvalDigest',
  params: (language) => ({
    name: BY,
    changes: [change(language), { ...change(language), author: 'Bagus' }].map((one) => ({
      ...one,
      isReminder,
    })),
  }),
})

const outcome = (status: WorkflowStatus, template = 'approvalDecided'): Sample => ({
  template,
  params: (language) => ({
    name: NAME,
    change: change(language),
    status,
    by: BY,
    reason: sampleTexts.comment[language],
  }),
})

const reply = (mail: string): Sample => ({
  template: 'reply',
  params: (language) => ({
    mail,
    values: { name: NAME, form: sampleTexts.form[language], reference: '7F3A-91C4', by: BY, site: SITE },
  }),
})

const SAMPLES = {
  formReceived: { template: 'formReceived', params: () => ({ form: 'contactMessage' }) },
  replyGeneral: reply('replyGeneral'),
  replyDetails: reply('replyDetails'),
  replyForwarded: reply('replyForwarded'),
  replySolved: reply('replySolved'),
  newsletterConfirm: withToken('newsletterConfirm'),
  newsletterWelcome: withToken('newsletterWelcome'),
  registrationConfirmed: registration('registrationConfirmed'),
  registrationWaiting: registration('registrationWaiting'),
  registrationOffered: registration('registrationOffered', { until: SAMPLE_TIME }),
  registrationCancelled: registration('registrationCancelled'),
  registrationExpired: registration('registrationExpired'),
  eventChanged: registration('eventChanged'),
  eventCalledOff: registration('eventCalledOff'),
  dataRequestProof: withToken('dataRequestProof'),
  resetPassword: withToken('resetPassword', { name: NAME }),
  invitation: withToken('invitation', { name: NAME, by: BY }),
  accountChanged: {
    template: 'accountChanged',
    params: () => ({ name: NAME, at: SAMPLE_TIME, by: BY, facts: [{ kind: 'password' }] }),
  },
  newDevice: {
    template: 'newDevice',
    params: () => ({ name: NAME, at: SAMPLE_TIME, device: 'Windows Chrome/' }),
  },
  apiTokenExpires: {
    template: 'apiTokenExpires',
    params: () => ({ name: NAME, title: SITE, expires: SAMPLE_TIME }),
  },
  webhookPaused: {
    template: 'webhookPaused',
    params: () => ({ name: NAME, title: SITE, since: SAMPLE_TIME }),
  },
  rightsChanged: {
    template: 'rightsChanged',
    params: (language) => ({
      name: NAME,
      title: 'Editor',
      by: BY,
      granted: [sampleTexts.type[language]],
      revoked: [],
    }),
  },
  formDigest: {
    template: 'formDigest',
    params: () => ({ name: NAME, form: 'contactMessage', count: 3 }),
  },
  commentNotification: {
    template: 'commentNotification',
    params: (language) => ({
      name: NAME,
      by: BY,
      title: sampleTexts.article[language],
      type: sampleTexts.type[language],
      text: sampleTexts.comment[language],
      isTask: true,
      due: '2026-12-08',
      path: '/dashboard2',
    }),
  },
  releaseFailed: {
    template: 'releaseFailed',
    params: (language) => ({
      name: NAME,
      title: sampleTexts.article[language],
      reason: 'releaseBlocked',
      problems: 2,
      release: '',
    }),
  },
  approvalSubmitted: submitted('approvalSubmitted'),
  approvalReminder: submitted('approvalReminder'),
  approvalReminderFailed: submitted('approvalReminder', { isFailed: true }),
  approvalDigest: collected(false),
  approvalDigestReminder: collected(true),
  approvalApproved: outcome(WORKFLOW_STATUS.approved),
  approvalRejected: outcome(WORKFLOW_STATUS.rejected),
  approvalChangesRequested: outcome(WORKFLOW_STATUS.changesRequested),
  approvalWithdrawn: outcome(WORKFLOW_STATUS.withdrawn),
  approvalExpired: outcome(WORKFLOW_STATUS.expired),
  approvalSuperseded: outcome(WORKFLOW_STATUS.superseded),
  approvalApplyFailed: outcome(WORKFLOW_STATUS.applyFailed),
  approvalAcknowledgement: outcome(WORKFLOW_STATUS.approved, 'approvalAcknowledgement'),
  approvalComment: {
    template: 'approvalComment',
    params: (language) => ({
      name: NAME,
      change: change(language),
      by: BY,
      text: sampleTexts.comment[language],
    }),
  },
  approvalTakenOver: {
    template: 'approvalTakenOver',
    params: (language) => ({ name: NAME, change: change(language), by: BY }),
  },
} as const satisfies Record<MailKey, Sample>

export function sampleFacts(mail: MailKey, language: Language, site: MailSite): AnyFacts {
  const { template, params }: Sample = SAMPLES[mail]
  const make = TEMPLATES.get(template)
  if (!make) throw new Error(`There is no template ${template}`)
  // no unsubscribe header in samples
  const { headers: _, ...facts } = make(params(language), language, site)
  return facts
}
