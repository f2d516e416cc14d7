import type { BrokenLinkLocation, BrokenTarget } from '@flou/shared/publishing/publishing.ts'
import { padded, type Key } from '../../../core/store/keys.ts'
import type { Lane } from './publishLanes.ts'

export const PUBLISH_RUNS = 'publish#runs'
/** Each lane has another partition, and thus another place in the stream (publish/manifest.ts). */
export const PUBLISH_LANE = 'publish#lane#'
export const PAGE_QUEUE = 'publish#queue'
export const SITEMAP_FILES = 'publish#sitemap'
/** Dependency keys affected by edits, with timestamps. */
export const AFFECTED = 'publish#touched'
export const APPEARED = 'publish#appeared'

/** The stream filter depends on it (publish/manifest.ts). */
export const RELEASE_BUILD = 'release-build'

export const OUTSIDE_LINKS = 'outside-links'
export const STAGED_BUILDS = 'release-builds'

export interface StagedBuildItem {
  at?: string
  after?: string
  updated: string
  /** Milliseconds; absent until visitors see the pages. */
  until?: number
}

/** A link to another site, on the pages that had it in the last round of checks. */
export interface OutsideLinkItem {
  /** ISO instant when the round began that saw the link last. */
  round: string
  row: Pick<BrokenTarget, 'pages' | 'hasMore' | 'since' | 'problem'>
}

export interface OutsideRoundItem {
  round: string
  stage: 'collect' | 'check' | 'wait' | 'repeat' | 'done'
  /** Position in the pages, then in the links. */
  cursor?: string
}

/** `row` and `data` are JSON; a revoked link and that of a release have no `data`. */
export interface PreviewLinkItem {
  row: string
  type: string
  recordId: number
  language: string
  data?: string
  release?: string
}

export const publishKeys = {
  publishStatus: (type: string, id: number, revision: number): Key<{ publishStatus: string }> => ({
    pk: `receipt#${type}#${id}`,
    sk: padded(revision),
  }),
  /** Publish run; the stream filter depends on it (publish/manifest.ts). */
  publishRun: (id: string) => ({ pk: PUBLISH_RUNS, sk: id }),
  publishLane: ({ index, pass }: Lane, run: string) => ({
    pk: `${PUBLISH_LANE}${index}`,
    sk: `${run}#${pass}`,
  }),
  /** Page waiting for rendering; the position is its rank and path. */
  queuedPage: (position: string) => ({ pk: PAGE_QUEUE, sk: position }),
  sitemapFile: (name: string) => ({ pk: SITEMAP_FILES, sk: name }),
  pageDependency: (path: string, dependency: string) => ({ pk: `page#${path}`, sk: `dep#${dependency}` }),
  brokenLink: (path: string, target: string) => ({ pk: `page#${path}`, sk: `broken#${target}` }),
  acceptedLink: (target: string): Key<{ by: string }> => ({ pk: 'broken-links-accepted', sk: target }),
  outsideLink: (target: string): Key<OutsideLinkItem> => ({ pk: OUTSIDE_LINKS, sk: target }),
  outsideRound: (): Key<OutsideRoundItem> => ({ pk: 'schedule#outside', sk: '-' }),
  /** Request to render the first pages of a build, or the next ones; each needs another name. */
  releaseBuild: (build: string, name = ''): Key => ({
    pk: `${RELEASE_BUILD}#${build}#${name}`,
    sk: RELEASE_BUILD,
  }),
  stagedBuild: (build: string): Key<StagedBuildItem> => ({ pk: STAGED_BUILDS, sk: build }),
  stagedPart: (build: string, part: string): Key<{ pages: Set<string> }> => ({
    pk: `release-pages#${build}`,
    sk: part,
  }),
  previewLink: (hash: string): Key<PreviewLinkItem> => ({ pk: `preview#${hash}`, sk: '-' }),
  site: (): Key<{ origin: string }> => ({ pk: 'config#site', sk: '-' }),
  lastCheckedDay: (): Key<{ day: string }> => ({ pk: 'schedule#days', sk: '-' }),
  lastRecheck: (): Key<{ until: string }> => ({ pk: 'schedule#looked', sk: '-' }),
} as const

export const publishPartitions = {
  pages: () => 'pages',
  brokenLinks: (source: BrokenLinkLocation) => `broken-links#${source}`,
  brokenLinksTo: (source: BrokenLinkLocation, target: string) => `broken-links#${source}#${target}`,
  previewLinksOf: (type: string, id: number | string) => `previews-of#${type}#${id}`,
} as const
