import type { Language } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import { mailFacts, type MailTemplate } from '../mailContent.ts'
import { RIGHTS_WORDS as WORDS } from '../texts/rightsTexts.ts'

const paramsSchema = z.object({
  name: z.string(),
  title: z.string(),
  by: z.string(),
  granted: z.array(z.string()),
  revoked: z.array(z.string()),
  needsApproval: z.optional(z.boolean()),
  roles: z.optional(z.object({ from: z.string(), to: z.string() })),
})

function listRightsChanges(
  { granted, revoked, needsApproval, roles }: z.infer<typeof paramsSchema>,
  language: Language,
) {
  const listed = (label: keyof typeof WORDS, names: readonly string[]) =>
    names.length === 0 ? [] : [{ label: WORDS[label][language], text: names.join(', ') }]
  const named = (role: string) => role || WORDS.none[language]
  return [
    ...(roles ? listed('role', [`${named(roles.from)} → ${named(roles.to)}`]) : []),
    ...listed('granted', granted),
    ...listed('revoked', revoked),
    ...(needsApproval === undefined
      ? []
      : listed('approval', [WORDS[needsApproval ? 'yes' : 'no'][language]])),
  ]
}

export const rightsMail: MailTemplate = (params, language, { adminOrigin }) => {
  const parsed = paramsSchema.parse(params)
  const { name, title, by } = parsed
  const head = [
    { label: WORDS.changed[language], text: title },
    { label: WORDS.by[language], text: by },
  ]
  return mailFacts({
    mail: 'rightsChanged',
    values: { name, title, by },
    sections: [{ rows: [...head, ...listRightsChanges(parsed, language)] }],
    url: `${adminOrigin}/dashboard2/audit-log`,
  })
}
