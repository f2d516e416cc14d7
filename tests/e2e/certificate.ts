/**
 * Certificates, for tests that save often: they are on one page only. Saving an industry or a news category renders 40
 * to 100 pages.
 */
export const CERTIFICATES = '/api/dashboard/security-compliance'
export const CERTIFICATE_LIST = '/dashboard2/security-compliance'

interface Texts {
  languageId: number
  title: string
  description: string
}

export const certificate = (contents: Texts[]) => ({ mediaId: 1, link: 'https://flou.example', contents })
