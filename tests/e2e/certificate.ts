/**
 * Certificates: what tests save again and again is one of these. Of all content with a title and a description in both languages they
 * are on the fewest pages, one. A save of an industry or of a news category renders 40 to 100 pages, which keeps both processors busy
 * for seconds.
 */
export const CERTIFICATES = '/api/dashboard/security-compliance'
export const CERTIFICATE_LIST = '/dashboard2/security-compliance'

interface Texts {
  languageId: number
  title: string
  description: string
}

/** The values of a certificate, with a picture of the demo. */
export const certificate = (contents: Texts[]) => ({ mediaId: 1, link: 'https://flou.example', contents })
