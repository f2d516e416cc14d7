/** How a link of the contact block reaches people. */
export type Way = 'mail' | 'phone' | 'page'

/** The kind of a link, by its address. */
export const wayOf = (url: string): Way => {
  if (url.startsWith('mailto:')) return 'mail'
  return url.startsWith('tel:') ? 'phone' : 'page'
}

/** A link that opens a mail to the same address with its subject written already. */
export const mailAbout = (mail: string, subject: string): string =>
  `${mail.split('?')[0]}?subject=${encodeURIComponent(subject)}`
