import type { Language } from '@flou/shared/locale.ts'
import { EXPIRY_MAIL_DAYS } from '@flou/shared/accounts/apiToken.ts'
import { deviceName } from '@flou/shared/accounts/deviceName.ts'
import { apiTokenArea, webhookArea } from '@flou/shared/content/types/staff.ts'
import { FAILURE_DAYS } from '@flou/shared/webhooks.ts'
import * as z from 'zod/mini'
import { mailFacts, type MailSite, type MailTemplate } from '../mailContent.ts'
import { ACCOUNT_WORDS as WORDS } from '../texts/accountTexts.ts'
import { instantText } from './calendarEntry.ts'

const fromTo = { from: z.string(), to: z.string() }
const factSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['password', 'factorAdded', 'factorRemoved', 'recoveryCodes']) }),
  z.object({ kind: z.literal('apiToken'), name: z.string() }),
  z.object({ kind: z.literal('email'), ...fromTo }),
  z.object({ kind: z.literal('role'), ...fromTo }),
])
const changedSchema = z.object({
  name: z.string(),
  at: z.string(),
  by: z.optional(z.string()),
  facts: z.array(factSchema),
})
const deviceSchema = z.object({ name: z.string(), at: z.string(), device: z.string() })

const row = (name: keyof typeof WORDS, language: Language, text: string) => ({
  label: WORDS[name][language],
  text,
})

const forgotUrl = ({ adminOrigin }: MailSite): string => `${adminOrigin}/forgot-password`

const FACT_TEXT = {
  password: 'passwordNew',
  factorAdded: 'factorAdded',
  factorRemoved: 'factorRemoved',
  recoveryCodes: 'recoveryCodes',
} as const

function factRow(fact: z.infer<typeof factSchema>, language: Language) {
  if ('from' in fact) return row(fact.kind, language, `${fact.from} → ${fact.to}`)
  if ('name' in fact) return row(fact.kind, language, fact.name)
  const label = fact.kind === 'password' ? fact.kind : 'factor'
  return row(label, language, WORDS[FACT_TEXT[fact.kind]][language])
}

const accountChanged: MailTemplate = (params, language, site) => {
  const { name, at, by, facts } = changedSchema.parse(params)
  const rows = facts.map((fact) => factRow(fact, language))
  return mailFacts({
    mail: 'accountChanged',
    values: { name },
    sections: [
      {
        rows: [
          ...rows,
          ...(by === undefined ? [] : [row('by', language, by)]),
          row('at', language, instantText(at, language)),
        ],
      },
    ],
    url: forgotUrl(site),
  })
}

const newDevice: MailTemplate = (params, language, site) => {
  const { name, at, device } = deviceSchema.parse(params)
  return mailFacts({
    mail: 'newDevice',
    values: { name },
    sections: [
      {
        rows: [
          row('device', language, deviceName(device)[language]),
          row('at', language, instantText(at, language)),
        ],
      },
    ],
    url: forgotUrl(site),
  })
}

const expiresSchema = z.object({ name: z.string(), title: z.string(), expires: z.string() })

const apiTokenExpires: MailTemplate = (params, language, { adminOrigin }) => {
  const { name, title, expires } = expiresSchema.parse(params)
  return mailFacts({
    mail: 'apiTokenExpires',
    values: { name, title, days: `${EXPIRY_MAIL_DAYS}` },
    sections: [{ rows: [row('expires', language, instantText(expires, language))] }],
    url: `${adminOrigin}/dashboard2/${apiTokenArea.path.dashboard2}`,
  })
}

const pausedSchema = z.object({ name: z.string(), title: z.string(), since: z.string() })

const webhookPaused: MailTemplate = (params, language, { adminOrigin }) => {
  const { name, title, since } = pausedSchema.parse(params)
  return mailFacts({
    mail: 'webhookPaused',
    values: { name, title, days: `${FAILURE_DAYS}` },
    sections: [{ rows: [row('failingSince', language, instantText(since, language))] }],
    url: `${adminOrigin}/dashboard2/${webhookArea.path.dashboard2}`,
  })
}

export const ACCOUNT_MAILS = { accountChanged, newDevice, apiTokenExpires, webhookPaused } as const
