import { API_BASE } from '../../bases.ts'

/** Paths of the API that servers and clients both name. Those that follow from a declaration are made by apiRoutes.ts. */

export const API = `${API_BASE}/api`

/** Below it are all calls of staff. */
export const STAFF_API = `${API}/dashboard`

/** An id in a path: that of a record, or `{id}` where a table of routes is written. */
type Id = number | string

const MEDIA = `${STAFF_API}/media`
const mediaFile = (id: Id) => `${MEDIA}/${id}` as const
const RUNS = `${STAFF_API}/publishing/runs`
const AUDIT = `${STAFF_API}/audit-log`
const WORKFLOW = `${STAFF_API}/workflow`
const change = (id: Id) => `${WORKFLOW}/${id}` as const
const batch = (id: Id) => `${STAFF_API}/batch/${id}` as const

/** Below it are the calls about what visitors sent. */
export const INBOX_API = `${STAFF_API}/inbox`
const inboxOf = (form: string) => `${INBOX_API}/${form}` as const
/** Below it are the calls of the personal-data desk. */
export const PERSONAL_DATA_API = `${STAFF_API}/personal-data`

/** Below it are the calls of staff about subscribers of the newsletter and about mails that did not arrive. */
export const NEWSLETTER_API = `${STAFF_API}/newsletter`

/** Calls of staff about the newsletter. */
export const NEWSLETTER_PATHS = {
  subscribers: `${NEWSLETTER_API}/subscribers`,
  figures: `${NEWSLETTER_API}/figures`,
  export: `${NEWSLETTER_API}/export`,
  import: `${NEWSLETTER_API}/import`,
  unsubscribe: `${NEWSLETTER_API}/unsubscribe`,
  suppressed: `${NEWSLETTER_API}/suppressed`,
  lift: `${NEWSLETTER_API}/suppressed/lift`,
  failed: `${NEWSLETTER_API}/failed`,
  sendAgain: `${NEWSLETTER_API}/failed/send-again`,
} as const

/** Calls of staff about what visitors sent by forms. */
export const INBOX_PATHS = {
  unread: `${INBOX_API}/unread`,
  list: inboxOf,
  export: (form: string) => `${inboxOf(form)}/export` as const,
  figures: (form: string) => `${inboxOf(form)}/figures` as const,
  conversion: (form: string) => `${inboxOf(form)}/conversion` as const,
  people: (form: string) => `${inboxOf(form)}/people` as const,
  bulk: (form: string) => `${inboxOf(form)}/bulk` as const,
  one: (form: string, id: string) => `${inboxOf(form)}/items/${id}` as const,
  notes: (form: string, id: string) => `${inboxOf(form)}/items/${id}/notes` as const,
  participants: (event: Id) => `${INBOX_API}/participants/${event}` as const,
  eventNews: (event: Id) => `${INBOX_API}/participants/${event}/news` as const,
  tellParticipants: (event: Id) => `${INBOX_API}/participants/${event}/tell` as const,
  checkIn: (event: Id, id: string) => `${INBOX_API}/participants/${event}/${id}` as const,
  /** Makes a contact message of a saved estimate. */
  estimateMessage: (id: string) => `${INBOX_API}/estimates/${id}/message` as const,
  person: `${PERSONAL_DATA_API}/person`,
  exportPerson: `${PERSONAL_DATA_API}/person/export`,
  erasePerson: `${PERSONAL_DATA_API}/person/erase`,
  restrictPerson: `${PERSONAL_DATA_API}/person/restrict`,
  erasures: `${PERSONAL_DATA_API}/erasures`,
  /** Erasures that wait for a second person. */
  erasureRequests: `${PERSONAL_DATA_API}/erasure-requests`,
  erasureRequest: (id: string) => `${PERSONAL_DATA_API}/erasure-requests/${id}` as const,
  confirmErasure: (id: string) => `${PERSONAL_DATA_API}/erasure-requests/${id}/confirm` as const,
} as const

/** Below it are the calls about the texts of mails. */
export const MAIL_API = `${STAFF_API}/mail-texts`
const mailOf = (mail: string) => `${MAIL_API}/of/${mail}` as const

/** Calls of staff about the texts of mails; the texts themselves are sections of content. */
export const MAIL_PATHS = {
  list: `${MAIL_API}/list`,
  preview: (mail: string) => `${mailOf(mail)}/preview` as const,
  sample: (mail: string) => `${mailOf(mail)}/sample` as const,
} as const

/** Calls of staff that no content type declares. Texts in a path are encoded by the caller. */
export const STAFF_PATHS = {
  permissions: `${STAFF_API}/role/permission`,
  sidebar: `${STAFF_API}/sidebar`,
  logo: `${STAFF_API}/sidebar/logo`,
  start: `${STAFF_API}/start`,
  search: `${STAFF_API}/search`,
  searchFigures: `${STAFF_API}/search/figures`,
  views: `${STAFF_API}/views`,
  options: (type: string) => `${STAFF_API}/options/${type}` as const,
  presence: (type: string) => `${STAFF_API}/presence/${type}` as const,
  auditLog: AUDIT,
  auditExport: `${AUDIT}/export`,
  auditVerify: `${AUDIT}/verify`,
  auditTrail: `${AUDIT}/trail`,
  auditEntry: (id: Id) => `${AUDIT}/${id}` as const,
  changes: WORKFLOW,
  changeCounts: `${WORKFLOW}/counts`,
  changeLog: `${WORKFLOW}/log`,
  changeChoices: `${WORKFLOW}/choices`,
  changeFigures: `${WORKFLOW}/figures`,
  changeExport: `${WORKFLOW}/export`,
  pendingChanges: `${WORKFLOW}/pending`,
  change,
  approveChange: (id: Id) => `${change(id)}/approve` as const,
  rejectChange: (id: Id) => `${change(id)}/reject` as const,
  requestChanges: (id: Id) => `${change(id)}/request-changes` as const,
  withdrawChange: (id: Id) => `${change(id)}/withdraw` as const,
  sendChangeAgain: (id: Id) => `${change(id)}/send-again` as const,
  submitChange: (id: Id) => `${change(id)}/submit` as const,
  undoChange: (id: Id) => `${change(id)}/undo` as const,
  openDecisionLink: `${WORKFLOW}/mailed`,
  decideByLink: `${WORKFLOW}/mailed/decision`,
  absence: `${WORKFLOW}/absence`,
  commentOnChange: (id: Id) => `${change(id)}/comments` as const,
  batch,
  continueBatch: (id: Id) => `${batch(id)}/continue` as const,
  undoBatch: (id: Id) => `${batch(id)}/undo` as const,
  priceEffect: `${STAFF_API}/pricing/effect`,
  publishedPages: `${STAFF_API}/publishing/pages`,
  brokenLinks: `${STAFF_API}/publishing/broken-links`,
  publishRuns: RUNS,
  stopRun: (id: Id) => `${RUNS}/${id}/stop` as const,
  visits: `${STAFF_API}/visits`,
  media: MEDIA,
  mediaUploads: `${MEDIA}/uploads`,
  mediaOverview: `${MEDIA}/overview`,
  mediaFolders: `${MEDIA}/folders`,
  mediaFolder: (id: Id) => `${MEDIA}/folders/${id}` as const,
  mediaFile,
  estimates: `${STAFF_API}/estimates`,
  estimateFigures: `${STAFF_API}/estimates/figures`,
  estimate: (id: string) => `${STAFF_API}/estimates/${id}` as const,
} as const

/** Calls of visitors. */
export const PUBLIC_PATHS = {
  siteConfig: `${API}/site/config`,
  menu: `${API}/menu`,
  footer: `${API}/footer`,
  footerContact: `${API}/contact/footer-contact`,
  popup: `${API}/home/popup`,
  news: `${API}/news`,
  article: (slug: string) => `${API}/news/${slug}` as const,
  pages: `${API}/page`,
  page: (slug: string) => `${API}/page/${slug}` as const,
  visit: `${API}/visit`,
  consent: `${API}/consent`,
  customerSession: `${API}/customer/session`,
  customerDiscounts: `${API}/customer/discounts`,
  /** Saved estimates of the price calculator. */
  estimates: `${API}/estimates`,
  estimate: (id: string) => `${API}/estimates/${id}` as const,
  search: `${API}/search`,
  suggestions: `${API}/search/suggest`,
  searchClick: `${API}/search/click`,
} as const

/** Calls by which visitors send something. */
export const FORM_PATHS = {
  /** A task for the browser of whoever sends a form. */
  challenge: `${API}/forms/challenge`,
  form: (key: string) => `${API}/forms/${key}` as const,
  /** The specification's name for the newsletter's form (spec §7). */
  newsletter: `${API}/newsletter`,
  confirmNewsletter: `${API}/newsletter/confirm`,
  unsubscribe: `${API}/newsletter/unsubscribe`,
  proveAddress: `${API}/data-request/prove`,
  acceptPlace: `${API}/registrations/accept`,
  cancelPlace: `${API}/registrations/cancel`,
} as const
