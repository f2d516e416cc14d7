/** Returns false for empty URLs and form defaults. */
export const isLinkUrl = (url: string | undefined): url is string =>
  url !== undefined && url !== '' && url !== '#' && !/^https?:\/\/$/.test(url)

export const toTelUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

export const toAbsoluteUrl = (origin: string, url: string): string =>
  /^https?:/.test(url) ? url : origin + url

export type ContactLinkKind = 'mail' | 'phone' | 'page'

export const contactLinkKind = (url: string): ContactLinkKind => {
  if (url.startsWith('mailto:')) return 'mail'
  return url.startsWith('tel:') ? 'phone' : 'page'
}

export const mailAbout = (mail: string, subject: string): string =>
  `${mail.split('?')[0]}?subject=${encodeURIComponent(subject)}`

/** Estimate id of 128 bits; a URL fragment is never sent to servers. */
const FRAGMENT = /^#estimate=([\w-]{22})$/

export const estimateFragment = (id: string): string => `#estimate=${id}`

export const estimateInFragment = (fragment: string): string => FRAGMENT.exec(fragment)?.[1] ?? ''

export const questionAnchor = ({ id }: { id: number }): string => `faq-${id}`
