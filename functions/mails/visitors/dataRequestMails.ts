import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { PROOF_HOURS } from '@flou/shared/submissions/personalData.ts'
import * as z from 'zod/mini'
import { mailFacts, siteName, type MailTemplate } from '../mailContent.ts'

const paramsSchema = z.object({ token: z.string() })

/** To an address in whose name somebody asks about personal data. */
const proof: MailTemplate = (params, language, site) => {
  const { token } = paramsSchema.parse(params)
  const page = localPath(pathTo('dataRequestProve'), language)
  return mailFacts({
    mail: 'dataRequestProof',
    values: { site: siteName(site), hours: `${PROOF_HOURS}` },
    // behind the `#`: no server and no log on the way sees it
    url: `${site.siteOrigin}${page}#token=${encodeURIComponent(token)}`,
    headers: { 'Auto-Submitted': 'auto-replied' },
  })
}

/** Mails about requests about personal data. */
export const DATA_REQUEST_MAILS = { dataRequestProof: proof } as const satisfies Record<string, MailTemplate>
