import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { localPath, type Language } from '@flou/shared/locale.ts'
import { CONFIRM_DAYS, NEWSLETTER_CONSENT } from '@flou/shared/forms/newsletter.ts'
import { pathTo } from '@flou/shared/paths.ts'
import * as z from 'zod/mini'
import { mailFacts, siteName, type MailSite, type MailTemplate } from '../mailContent.ts'

const paramsSchema = z.object({ token: z.string() })

interface Link {
  page: 'newsletterConfirm' | 'newsletterUnsubscribe'
  token: string
  language: Language
}

/** In the fragment, so that no server logs the token. */
const pageLink = ({ siteOrigin }: MailSite, { page, token, language }: Link) =>
  `${siteOrigin}${localPath(pathTo(page), language)}#token=${encodeURIComponent(token)}`

/** One-click unsubscribe (RFC 8058). */
const oneClick = ({ siteOrigin }: MailSite, token: string) => ({
  'List-Unsubscribe': `<${siteOrigin}${FORM_PATHS.unsubscribe}?token=${encodeURIComponent(token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const confirm: MailTemplate = (params, language, site) => {
  const { token } = paramsSchema.parse(params)
  return mailFacts({
    mail: 'newsletterConfirm',
    values: { days: `${CONFIRM_DAYS}`, site: siteName(site) },
    url: pageLink(site, { page: 'newsletterConfirm', token, language }),
    headers: { ...oneClick(site, token), 'Auto-Submitted': 'auto-replied' },
  })
}

const welcome: MailTemplate = (params, language, site) => {
  const { token } = paramsSchema.parse(params)
  return mailFacts({
    mail: 'newsletterWelcome',
    values: { consent: NEWSLETTER_CONSENT.text[language], site: siteName(site) },
    url: pageLink(site, { page: 'newsletterUnsubscribe', token, language }),
    headers: { ...oneClick(site, token), 'Auto-Submitted': 'auto-replied' },
  })
}

export const NEWSLETTER_MAILS = {
  newsletterConfirm: confirm,
  newsletterWelcome: welcome,
} as const satisfies Record<string, MailTemplate>
