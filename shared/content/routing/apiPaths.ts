/** Paths of the API that servers and clients both name. Those that follow from a declaration are made by apiRoutes.ts. */

export const API = '/api'

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

/** Calls of staff that no content type declares. Texts in a path are encoded by the caller. */
export const STAFF_PATHS = {
  permissions: `${STAFF_API}/role/permission`,
  sidebar: `${STAFF_API}/sidebar`,
  logo: `${STAFF_API}/sidebar/logo`,
  start: `${STAFF_API}/start`,
  search: `${STAFF_API}/search`,
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
  absence: `${WORKFLOW}/absence`,
  commentOnChange: (id: Id) => `${change(id)}/comments` as const,
  batch,
  continueBatch: (id: Id) => `${batch(id)}/continue` as const,
  undoBatch: (id: Id) => `${batch(id)}/undo` as const,
  publishedPages: `${STAFF_API}/publishing/pages`,
  brokenLinks: `${STAFF_API}/publishing/broken-links`,
  publishRuns: RUNS,
  stopRun: (id: Id) => `${RUNS}/${id}/stop` as const,
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

/** Reads of visitors. */
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
  /** Saved estimates of the price calculator. */
  estimates: `${API}/estimates`,
  estimate: (id: string) => `${API}/estimates/${id}` as const,
} as const
