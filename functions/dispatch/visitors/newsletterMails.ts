import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { localPath, type Language } from '@flou/shared/locale.ts'
import { CONFIRM_DAYS, NEWSLETTER_CONSENT } from '@flou/shared/newsletter.ts'
import { pathTo } from '@flou/shared/paths.ts'
import * as z from 'zod/mini'
import { filled, type MailSite, type MailTemplate } from '../mailContent.ts'
import { CONFIRM, WELCOME } from './newsletterTexts.ts'

const paramsSchema = z.object({ token: z.string() })

interface Link {
  page: 'newsletterConfirm' | 'newsletterUnsubscribe'
  token: string
  language: Language
}

/** The token is behind the `#`: no server and no log on the way sees it. */
const pageLink = ({ siteOrigin }: MailSite, { page, token, language }: Link) =>
  `${siteOrigin}${localPath(pathTo(page), language)}#token=${encodeURIComponent(token)}`

/** By which a mail program unsubscribes with one click of its own (RFC 8058). */
const oneClick = ({ siteOrigin }: MailSite, token: string) => ({
  'List-Unsubscribe': `<${siteOrigin}${FORM_PATHS.unsubscribe}?token=${encodeURIComponent(token)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const confirm: MailTemplate = (params, language, site) => {
  const { token } = paramsSchema.parse(params)
  const facts = { days: `${CONFIRM_DAYS}`, site: new URL(site.siteOrigin).host }
  return {
    subject: filled(CONFIRM.subject[language], facts),
    paragraphs: [CONFIRM.asked[language], filled(CONFIRM.press[language], facts)],
    link: {
      url: pageLink(site, { page: 'newsletterConfirm', token, language }),
      title: CONFIRM.button[language],
    },
    closing: filled(CONFIRM.closing[language], facts),
    headers: { ...oneClick(site, token), 'Auto-Submitted': 'auto-replied' },
  }
}

const welcome: MailTemplate = (params, language, site) => {
  const { token } = paramsSchema.parse(params)
  const consent = NEWSLETTER_CONSENT.text[language]
  return {
    subject: WELCOME.subject[language],
    paragraphs: [WELCOME.thanks[language], filled(WELCOME.agreed[language], { consent })],
    link: {
      url: pageLink(site, { page: 'newsletterUnsubscribe', token, language }),
      title: WELCOME.button[language],
    },
    closing: WELCOME.closing[language],
    headers: { ...oneClick(site, token), 'Auto-Submitted': 'auto-replied' },
  }
}

/** Mails of the newsletter's subscription. */
export const NEWSLETTER_MAILS = {
  newsletterConfirm: confirm,
  newsletterWelcome: welcome,
} as const satisfies Record<string, MailTemplate>
