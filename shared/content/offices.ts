/** The older back-office is `dashboard`, the newer one `dashboard2`. */
export const OFFICES = ['dashboard', 'dashboard2'] as const
export type Office = (typeof OFFICES)[number]

/**
 * Names by which declarations ask for what the admin app writes by hand. Its maps `satisfy Record<…>` of these, so that a name
 * without its counterpart does not compile.
 */

/** Icons of areas in the sidebar. */
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
  | 'user'
  | 'visits'
  | 'workflow'

/** Screens that are not derived from a content type. */
export type CustomScreenName =
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
  | 'searchFigures'
  | 'subscribers'
  | 'undelivered'
  | 'visits'
  | 'workflowDetail'
  | 'workflowLog'
  | 'workflowQueue'

/** Panels above a list. */
export type PanelName = 'start'

/** Panels beside the form of a section. */
export type BesideName = 'mailPreview'
