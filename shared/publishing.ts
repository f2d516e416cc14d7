import type { PersonRef } from './account.ts'
import type { Usage } from './api.ts'
import { localPath, type Language } from './locale.ts'

/** Feeds, as the publisher knows them; their files are in each language's tree. */
export const FEED = '/feed.xml'
export const EVENT_FEED = '/event/feed.xml'

export const isFeed = (path: string): boolean => path === FEED || path === EVENT_FEED

/** What programs that read for people are told of the site (llmstxt.org); its files lie there, too. */
export const LLMS = '/llms.txt'

/** Published like pages, each a text of its own without data for client navigation. */
export const isLoneFile = (path: string): boolean => isFeed(path) || path === LLMS

/** Files that may stand beside a page, at its path with their ending (`/event/flou-day.ics`): their media types. */
export const PAGE_FILES = {
  ics: 'text/calendar; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
} as const
export type PageFileEnding = keyof typeof PAGE_FILES

/** Where visitors find a published page in a language. */
export const addressOf = (path: string, language: Language): string =>
  isFeed(path) ? `/${language}${path}` : localPath(path, language)

/** What became of a page. `unchanged` was rendered and is equal to what visitors had. */
export type PageFate = 'written' | 'unchanged' | 'removed' | 'redirected' | 'failed'

/** A page that a save has touched. */
export interface ReceiptPage {
  /** Without a language prefix. */
  path: string
  fate: PageFate
  /** Rendering time of both languages in milliseconds. */
  ms: number
  /** Why it could not be rendered; the earlier version stands. */
  reason?: string
}

/** Names the version of a record or section (id 0) that a receipt is of. */
export interface ReceiptOf {
  type: string
  id: number
  version: number
}

/** What followed from one version of a record: kept for a day, beside the versions that last. */
export interface Receipt {
  version: number
  /** ISO instant at which the pages were live. */
  at: string
  /** From the save to the begin of rendering, and from there to the last file written; milliseconds. */
  queueMs: number
  renderMs: number
  /** Pages by fate. `waiting` are those that a run renders from here on (`run`). */
  counts: Readonly<Record<PageFate | 'waiting', number>>
  /** The pages themselves, failed ones first; at most `RECEIPT_PAGES`. */
  pages: readonly ReceiptPage[]
  run?: string
}
export const RECEIPT_PAGES = 20

/** A line of the list of published pages. */
export interface PageRow {
  path: string
  /** ISO instant at which its files were last written; empty for a page that never was. */
  published: string
  /** How long that rendering took, both languages, milliseconds. */
  ms: number
  /** Languages in which visitors can read it. */
  languages: readonly Language[]
  /** When the page's own record was last changed; empty for pages made of many things. */
  lastModified: string
  /** Why the last rendering failed, and since when. */
  error?: string
  failedAt?: string
}

/** A link of a published page that leads nowhere. */
export interface BrokenLink {
  /**
   * The path without a language prefix; `#name` for a place that the page does not have, `/path#name` for one that another page does not
   * have; `/media/…` for a file that is not in the library.
   */
  target: string
  /** What the link is called, in the languages whose page has it. */
  texts: Partial<Record<Language, string>>
  /** It is in the menu or the footer, so on every page; it is kept with the home page only. */
  isShell: boolean
  /** When a rendering first found it broken; it has been since. ISO instant. */
  since: string
}

/** Where broken links are looked for: in pages, or in what stands around every page. */
export type BrokenLinkPlace = 'page' | 'shell'

/** A line of the report of broken links: a target, and pages that lead there. */
export interface BrokenTarget {
  target: string
  /** The first ones by path; at most `BROKEN_PAGES`. */
  pages: { path: string; texts: BrokenLink['texts'] }[]
  /** There are more pages than these. */
  hasMore: boolean
  /** When the first of all its links was found broken. ISO instant. */
  since: string
  /** Records and sections that name the target, where they are known; their edit screens. */
  editedIn: Usage[]
}
export const BROKEN_PAGES = 5

/** Targets are counted up to this. */
export const BROKEN_COUNTED = 100

/** How targets are listed: by path, or by since when they lead nowhere. */
export const BROKEN_ORDERS = ['target', 'newest', 'oldest'] as const
export type BrokenOrder = (typeof BROKEN_ORDERS)[number]

/** Targets that are put in order by date: of more, the first ones by path. */
export const BROKEN_SORTED = 500

/**
 * Pages that a run renders: every page, those of one type, failed ones, named ones, or those that changes have queued. With `anew`
 * every object is written without comparing hashes, objects without a record are removed, and the search index is rebuilt.
 */
export type RunRequest =
  | { kind: 'all'; anew?: true | undefined }
  | { kind: 'failed' }
  | { kind: 'type'; type: string }
  | { kind: 'pages'; paths: string[]; receipt?: ReceiptOf }
  | { kind: 'queue' }

export type RunState = 'waiting' | 'running' | 'stopping' | 'stopped' | 'done'

/** Who a run is by where nobody asked for it. */
export const ASKED_BY = {
  release: { id: 0, name: 'Release' },
  schedule: { id: 0, name: 'Schedule' },
} as const satisfies Record<string, PersonRef>

/** Rendering of many pages, a part at a time; its progress is kept in the table. */
export interface PublishRun {
  id: string
  request: RunRequest
  state: RunState
  by: PersonRef
  /** ISO instants. */
  created: string
  updated: string
  /** Pages looked at of about `total`; of those: rendered, written, removed, failed. */
  done: number
  total: number
  rendered: number
  written: number
  removed: number
  failed: number
}

/** Runs that still have something to do. */
export const isActive = ({ state }: Pick<PublishRun, 'state'>): boolean =>
  state === 'waiting' || state === 'running' || state === 'stopping'

/** Named pages of one request at most. */
export const RUN_PATHS = 100
