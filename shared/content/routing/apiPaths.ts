import { API_BASE } from '../../bases.ts'

/** API paths shared by servers and clients. apiRoutes.ts derives those of declared types. */

export const API = `${API_BASE}/api`

export const STAFF_API = `${API}/dashboard`

type Id = number | string

const MEDIA = `${STAFF_API}/media`
const mediaFile = (id: Id) => `${MEDIA}/${id}` as const
const PUBLISH_RUNS = `${STAFF_API}/publishing/runs`
const AUDIT = `${STAFF_API}/audit-log`
const WORKFLOW = `${STAFF_API}/workflow`
const changeRequest = (id: Id) => `${WORKFLOW}/${id}` as const
const comments = (type: string, id: Id) => `${STAFF_API}/comments/${type}/${id}` as const
const batch = (id: Id) => `${STAFF_API}/batch/${id}` as const

export const INBOX_API = `${STAFF_API}/inbox`
const inboxOf = (form: string) => `${INBOX_API}/${form}` as const
export const PERSONAL_DATA_API = `${STAFF_API}/personal-data`

export const NEWSLETTER_API = `${STAFF_API}/newsletter`

export const NEWSLETTER_PATHS = {
  subscribers: `${NEWSLETTER_API}/subscribers`,
  figures: `${NEWSLETTER_API}/figures`,
  export: `${NEWSLETTER_API}/export`,
  import: `${NEWSLETTER_API}/import`,
  unsubscribe: `${NEWSLETTER_API}/unsubscribe`,
  suppressed: `${NEWSLETTER_API}/suppressed`,
  lift: `${NEWSLETTER_API}/suppressed/lift`,
  failed: `${NEWSLETTER_API}/failed`,
  resend: `${NEWSLETTER_API}/failed/send-again`,
} as const

export const INBOX_PATHS = {
  unread: `${INBOX_API}/unread`,
  all: `${INBOX_API}/all`,
  counts: `${INBOX_API}/all/counts`,
  list: inboxOf,
  export: (form: string) => `${inboxOf(form)}/export` as const,
  figures: (form: string) => `${inboxOf(form)}/figures` as const,
  conversion: (form: string) => `${inboxOf(form)}/conversion` as const,
  people: (form: string) => `${inboxOf(form)}/people` as const,
  bulk: (form: string) => `${inboxOf(form)}/bulk` as const,
  one: (form: string, id: string) => `${inboxOf(form)}/items/${id}` as const,
  notes: (form: string, id: string) => `${inboxOf(form)}/items/${id}/notes` as const,
  replyTemplates: (form: string) => `${inboxOf(form)}/reply-templates` as const,
  replies: (form: string, id: string) => `${inboxOf(form)}/items/${id}/replies` as const,
  resendReply: (form: string, id: string, reply: string) =>
    `${inboxOf(form)}/items/${id}/replies/${reply}/send-again` as const,
  participants: (event: Id) => `${INBOX_API}/participants/${event}` as const,
  participantCounts: (event: Id) => `${INBOX_API}/participants/${event}/counts` as const,
  eventNews: (event: Id) => `${INBOX_API}/participants/${event}/news` as const,
  notifyParticipants: (event: Id) => `${INBOX_API}/participants/${event}/tell` as const,
  checkIn: (event: Id, id: string) => `${INBOX_API}/participants/${event}/${id}` as const,
  estimateMessage: (id: string) => `${INBOX_API}/estimates/${id}/message` as const,
  person: `${PERSONAL_DATA_API}/person`,
  exportPerson: `${PERSONAL_DATA_API}/person/export`,
  erasePerson: `${PERSONAL_DATA_API}/person/erase`,
  restrictPerson: `${PERSONAL_DATA_API}/person/restrict`,
  erasures: `${PERSONAL_DATA_API}/erasures`,
  erasureRequests: `${PERSONAL_DATA_API}/erasure-requests`,
  erasureRequest: (id: string) => `${PERSONAL_DATA_API}/erasure-requests/${id}` as const,
  confirmErasure: (id: string) => `${PERSONAL_DATA_API}/erasure-requests/${id}/confirm` as const,
} as const

export const MAIL_API = `${STAFF_API}/mail-texts`
const mailOf = (mail: string) => `${MAIL_API}/of/${mail}` as const

export const MAIL_PATHS = {
  list: `${MAIL_API}/list`,
  preview: (mail: string) => `${mailOf(mail)}/preview` as const,
  sample: (mail: string) => `${mailOf(mail)}/sample` as const,
} as const

export const RELEASE_API = `${STAFF_API}/releases`
const release = (id: string) => `${RELEASE_API}/${id}` as const

export const RELEASE_PATHS = {
  all: RELEASE_API,
  one: release,
  items: (id: string) => `${release(id)}/items` as const,
  item: (id: string, item: string) => `${release(id)}/items/${item}` as const,
  checks: (id: string) => `${release(id)}/checks` as const,
  approval: (id: string) => `${release(id)}/approval` as const,
  publish: (id: string) => `${release(id)}/publish` as const,
  cancel: (id: string) => `${release(id)}/cancel` as const,
  undo: (id: string) => `${release(id)}/undo` as const,
  log: (id: string) => `${release(id)}/log` as const,
  previewLinks: (id: string) => `${release(id)}/preview-links` as const,
  previewLink: (id: string, link: string) => `${release(id)}/preview-links/${link}` as const,
} as const

export const STAFF_PATHS = {
  permissions: `${STAFF_API}/role/permission`,
  sidebar: `${STAFF_API}/sidebar`,
  logo: `${STAFF_API}/sidebar/logo`,
  start: `${STAFF_API}/start`,
  search: `${STAFF_API}/search`,
  searchFigures: `${STAFF_API}/search/figures`,
  views: `${STAFF_API}/views`,
  sharedView: (id: string) => `${STAFF_API}/views/shared/${id}` as const,
  options: (type: string) => `${STAFF_API}/options/${type}` as const,
  presence: (type: string) => `${STAFF_API}/presence/${type}` as const,
  comments,
  comment: (type: string, id: Id, comment: string) => `${comments(type, id)}/${comment}` as const,
  commentPeople: (type: string) => `${STAFF_API}/comments/${type}/people` as const,
  calendar: `${STAFF_API}/calendar`,
  calendarFeed: `${STAFF_API}/calendar/feed`,
  /** Without a session; `?token=` names the person. */
  calendarFile: `${STAFF_API}/calendar/feed.ics`,
  bell: `${STAFF_API}/bell`,
  readNotifications: `${STAFF_API}/bell/read`,
  auditLog: AUDIT,
  auditExport: `${AUDIT}/export`,
  auditVerify: `${AUDIT}/verify`,
  auditChainExport: `${AUDIT}/trail`,
  auditEntry: (id: Id) => `${AUDIT}/${id}` as const,
  changeRequests: WORKFLOW,
  changeRequestCounts: `${WORKFLOW}/counts`,
  changeRequestLog: `${WORKFLOW}/log`,
  changeRequestFacets: `${WORKFLOW}/choices`,
  approvers: `${WORKFLOW}/approvers`,
  changeRequestStatistics: `${WORKFLOW}/figures`,
  changeRequestExport: `${WORKFLOW}/export`,
  uncheckedChangeRequests: `${WORKFLOW}/unchecked`,
  openChangeRequests: `${WORKFLOW}/pending`,
  changeRequest,
  approveChangeRequest: (id: Id) => `${changeRequest(id)}/approve` as const,
  rejectChangeRequest: (id: Id) => `${changeRequest(id)}/reject` as const,
  requestChanges: (id: Id) => `${changeRequest(id)}/request-changes` as const,
  withdrawChangeRequest: (id: Id) => `${changeRequest(id)}/withdraw` as const,
  resendChangeRequest: (id: Id) => `${changeRequest(id)}/send-again` as const,
  requestApproval: (id: Id) => `${changeRequest(id)}/submit` as const,
  undoChangeRequest: (id: Id) => `${changeRequest(id)}/undo` as const,
  openDecisionLink: `${WORKFLOW}/mailed`,
  decideByLink: `${WORKFLOW}/mailed/decision`,
  absence: `${WORKFLOW}/absence`,
  commentOnChangeRequest: (id: Id) => `${changeRequest(id)}/comments` as const,
  batch,
  continueBatch: (id: Id) => `${batch(id)}/continue` as const,
  undoBatch: (id: Id) => `${batch(id)}/undo` as const,
  priceEffect: `${STAFF_API}/pricing/effect`,
  publishedPages: `${STAFF_API}/publishing/pages`,
  brokenLinks: `${STAFF_API}/publishing/broken-links`,
  acceptedLinks: `${STAFF_API}/publishing/broken-links/accepted`,
  publishRuns: PUBLISH_RUNS,
  stopPublishRun: (id: Id) => `${PUBLISH_RUNS}/${id}/stop` as const,
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
  estimates: `${API}/estimates`,
  estimate: (id: string) => `${API}/estimates/${id}` as const,
  search: `${API}/search`,
  suggestions: `${API}/search/suggest`,
  searchClick: `${API}/search/click`,
  searchTrial: `${API}/search/trial`,
} as const

export const FORM_PATHS = {
  /** Proof-of-work task for the bot check. */
  challenge: `${API}/forms/challenge`,
  form: (key: string) => `${API}/forms/${key}` as const,
  newsletter: `${API}/newsletter`,
  confirmNewsletter: `${API}/newsletter/confirm`,
  unsubscribe: `${API}/newsletter/unsubscribe`,
  verifyEmail: `${API}/data-request/prove`,
  acceptSeat: `${API}/registrations/accept`,
  cancelSeat: `${API}/registrations/cancel`,
} as const
