export type ContactLinkKind = 'mail' | 'phone' | 'page'

export const contactLinkKind = (url: string): ContactLinkKind => {
  if (url.startsWith('mailto:')) return 'mail'
  return url.startsWith('tel:') ? 'phone' : 'page'
}

export const mailAbout = (mail: string, subject: string): string =>
  `${mail.split('?')[0]}?subject=${encodeURIComponent(subject)}`
