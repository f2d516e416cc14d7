import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { PROOF_HOURS } from '@flou/shared/inbox/personalData.ts'
import * as z from 'zod/mini'
import { mailFacts, siteName, type MailTemplate } from '../mailContent.ts'

const paramsSchema = z.object({ token: z.string() })

const proof: MailTemplate = (params, language, site) => {
  const { token } = paramsSchema.parse(params)
  const page = localPath(pathTo('dataRequestProve'), language)
  return mailFacts({
    mail: 'dataRequestProof',
    values: { site: siteName(site), hours: `${PROOF_HOURS}` },
    // in the fragment, so that no server logs it
    url: `${site.siteOrigin}${page}#token=${encodeURIComponent(token)}`,
    headers: { 'Auto-Submitted': 'auto-replied' },
  })
}

export const DATA_REQUEST_MAILS = { dataRequestProof: proof } as const satisfies Record<string, MailTemplate>
