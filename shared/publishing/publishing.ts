import type { PersonRef } from '../accounts/account.ts'
import type { Usage } from '../api.ts'
import { localPath, type Language } from '../locale.ts'

/** Feeds exist in each language tree. */
export const FEED = '/feed.xml'
export const EVENT_FEED = '/event/feed.xml'
export const CHANGELOG_FEED = '/changelog/feed.xml'

const FEEDS: ReadonlySet<string> = new Set([FEED, EVENT_FEED, CHANGELOG_FEED])

export const isFeed = (path: string): boolean => FEEDS.has(path)

/** Site summary for language models (llmstxt.org). */
export const LLMS = '/llms.txt'

export const PRICES_JSON = '/prices.json'
export const PRICES_CSV = '/prices.csv'

/** Contact for reports of weaknesses (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt'

const STANDALONE: ReadonlySet<string> = new Set([LLMS, SECURITY_TXT, PRICES_JSON, PRICES_CSV])

/** Header in which S3 returns the CDN's cache tags of an object. */
export const CACHE_TAG_HEADER = 'x-amz-meta-cache-tag'

/** True for standalone files without data for client navigation. */
export const isStandaloneFile = (path: string): boolean => isFeed(path) || STANDALONE.has(path)

/** Additional files of a page by extension (`/event/flou-day.ics`), with media types. */
export const PAGE_FILES = {
  ics: 'text/calendar; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
} as const
export type PageFileEnding = keyof typeof PAGE_FILES

export const localizedPagePath = (path: string, language: Language): string =>
  isFeed(path) ? `/${language}${path}` : localPath(path, language)

/** Result for a page. `unchanged`: rendered without differences. */
export type PageAction = 'written' | 'unchanged' | 'removed' | 'redirected' | 'failed'

export interface PublishStatusPage {
  path: string
  action: PageAction
  /** Render time of both languages in milliseconds. */
  ms: number
  /** Error message; the previous files stay published. */
  reason?: string
}

/** Revision of a record or section (id 0) that a publish status belongs to. */
export interface RevisionRef {
  type: string
  id: number
  version: number
}

/** Publish status of one revision, deleted after one day. */
export interface PublishStatus {
  version: number
  at: string
  /** Time from save to render start, and from there to the last write; milliseconds. */
  queueMs: number
  renderMs: number
  /** Pages by action. `waiting`: deferred to the publish run. */
  counts: Readonly<Record<PageAction | 'waiting', number>>
  /** Failed pages first; at most `MAX_STATUS_PAGES`. */
  pages: readonly PublishStatusPage[]
  publishRun?: string
}
export const MAX_STATUS_PAGES = 20

export interface PageRow {
  path: string
  published: string
  ms: number
  languages: readonly Language[]
  /** The other language shows this one's texts, and is in no sitemap and no search index. */
  onlyIn?: Language
  /** Last change of the page's own record; empty for aggregated pages. */
  lastModified: string
  error?: string
  failedAt?: string
}

export interface BrokenLink {
  /**
   * Path without language prefix, `#name` or `/path#name` for missing anchors, or `/media/…` for missing
   * files.
   */
  target: string
  texts: Partial<Record<Language, string>>
  /** True in menu or footer; stored with the home page only. */
  isInLayout: boolean
  since: string
}

/** `outside`: in pages, menu or footer, to another site. */
export const BROKEN_PLACES = ['page', 'shell', 'outside'] as const
export type BrokenLinkLocation = (typeof BROKEN_PLACES)[number]

export interface OutsideLink {
  target: string
  texts: BrokenLink['texts']
}
export type OutsideProblem = 'missing' | 'status' | 'name' | 'timeout' | 'certificate' | 'connection'

export interface BrokenTarget {
  target: string
  pages: { path: string; texts: BrokenLink['texts'] }[]
  hasMore: boolean
  since: string
  editedIn: Usage[]
  acceptedBy?: string
  problem?: OutsideProblem
}
export const BROKEN_PAGES = 5

export const BROKEN_COUNTED = 100

export const BROKEN_ORDERS = ['target', 'newest', 'oldest'] as const
export type BrokenOrder = (typeof BROKEN_ORDERS)[number]

/** Upper bound for sorting by date; beyond it only the first ones by path are sorted. */
export const BROKEN_SORTED = 500

/**
 * Pages of a publish run. `isForced` rewrites all objects without comparing hashes, deletes orphans and
 * rebuilds the search index.
 */
export type PublishRunRequest =
  | { kind: 'all'; isForced?: true | undefined }
  | { kind: 'failed' }
  | { kind: 'type'; type: string }
  | { kind: 'pages'; paths: string[]; revision?: RevisionRef }
  | { kind: 'queue' }

type PublishRunState = 'waiting' | 'running' | 'stopping' | 'stopped' | 'done'

/** Author of publish runs started by the system. */
export const SYSTEM_AUTHORS = {
  release: { id: 0, name: 'Release' },
  schedule: { id: 0, name: 'Schedule' },
} as const satisfies Record<string, PersonRef>

export interface PublishRun {
  id: string
  request: PublishRunRequest
  state: PublishRunState
  by: PersonRef
  created: string
  updated: string
  done: number
  total: number
  rendered: number
  written: number
  removed: number
  failed: number
}

export const isActive = ({ state }: Pick<PublishRun, 'state'>): boolean =>
  state === 'waiting' || state === 'running' || state === 'stopping'

export const MAX_RUN_PATHS = 100
