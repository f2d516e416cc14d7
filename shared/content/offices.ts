import type { Text } from '../locale.ts'

/** `dashboard` is the older back-office, `dashboard2` the newer one. */
export const OFFICES = ['dashboard', 'dashboard2'] as const
export type Office = (typeof OFFICES)[number]

/**
 * Names of hand-written parts of the admin app. Its maps use `satisfies Record<…>`, so missing parts fail to
 * compile.
 */

export type AreaIcon =
  | 'admin'
  | 'afterSales'
  | 'audit'
  | 'book'
  | 'community'
  | 'contact'
  | 'enterprise'
  | 'event'
  | 'feedback'
  | 'footer'
  | 'form'
  | 'globe'
  | 'handshake'
  | 'home'
  | 'introduction'
  | 'menu'
  | 'milestone'
  | 'news'
  | 'offer'
  | 'page'
  | 'picture'
  | 'pricing'
  | 'product'
  | 'publishing'
  | 'question'
  | 'region'
  | 'search'
  | 'settings'
  | 'shield'
  | 'slider'
  | 'solution'
  | 'story'
  | 'support'
  | 'tech'
  | 'terms'
  | 'translation'
  | 'user'
  | 'visits'
  | 'workflow'

export type CustomScreenName =
  | 'apiTokens'
  | 'auditDetail'
  | 'auditList'
  | 'brokenLinks'
  | 'estimates'
  | 'inboxDetail'
  | 'inboxList'
  | 'mailList'
  | 'mediaLibrary'
  | 'parentChoice'
  | 'participants'
  | 'personalData'
  | 'publishing'
  | 'releaseDetail'
  | 'releaseList'
  | 'searchFigures'
  | 'subscribers'
  | 'translationExchange'
  | 'translationQueue'
  | 'undelivered'
  | 'visits'
  | 'webhooks'
  | 'workflowDetail'
  | 'workflowLog'
  | 'workflowQueue'

export type SidePanelName = 'mailPreview'

/** Headings that group the areas in the sidebar, in order. */
export const HEADINGS = {
  site: { en: 'Home and navigation', id: 'Beranda dan navigasi' },
  products: { en: 'Products and prices', id: 'Produk dan harga' },
  stories: { en: 'Stories and events', id: 'Kisah dan acara' },
  company: { en: 'Company and partners', id: 'Perusahaan dan mitra' },
  help: { en: 'Help and documents', id: 'Bantuan dan dokumen' },
  inbox: { en: 'Inbox and people', id: 'Kotak masuk dan orang' },
  administration: { en: 'Administration', id: 'Administrasi' },
} as const satisfies Readonly<Record<string, Text>>

export type HeadingName = keyof typeof HEADINGS
export const HEADING_NAMES = Object.keys(HEADINGS) as HeadingName[]
