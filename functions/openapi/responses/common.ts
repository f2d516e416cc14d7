export interface ExportId {
  id: string
}

/** Answers without an envelope. */
export type Html = 'text/html'
export type Calendar = 'text/calendar'
/** A page of the site, with status 303. */
export type Redirect = 'redirect'
