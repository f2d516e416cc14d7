import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { BrokenLink, OutsideLink, PageRow } from '@flou/shared/publishing/publishing.ts'
import { dependencies, fragmentPath } from '../../../core/store/dependencies.ts'
import { keys, type Key } from '../../../core/store/keys.ts'
import { publishKeys, publishPartitions } from '../store/publishKeys.ts'
import { AFTER_TARGET } from '../store/brokenLinkRows.ts'
import { FAILED } from '../store/pageRows.ts'
import type { Write } from '../../../core/store/dynamo/writeAll.ts'

export interface PageRecord {
  path: string
  dependencies: readonly string[]
  hashes: Partial<Record<Language, string>>
  /** ISO instant for the sitemap; empty for pages without a subject record. */
  lastModified: string
  /** Language of the page's record if it is published in one only. */
  onlyIn?: Language
  redirectTo?: string
  /** Last rendering error; the earlier file stays online. */
  error?: string
  failedAt?: string
  /** Element ids that links can target; an absent language is unknown. */
  anchors?: Partial<Record<Language, readonly string[]>>
  titles?: Partial<Record<Language, string>>
  broken?: readonly BrokenLink[]
  outside?: readonly OutsideLink[]
  /** Fingerprint of the documents in the search index. */
  indexed?: string
  /** ISO instant of the last write, and rendering time in milliseconds. */
  published?: string
  ms?: number
  /** Optimistic lock: changes with every write. */
  stamp?: string
  /** ISO instant since which files may be unaccounted for; hashes are unreliable until then. */
  claimed?: string
}

export const isFragment = (path: string) => path.startsWith('@')
export const keyOfFragment = (path: string) => dependencies.layoutFragment(path.slice(1))
export const fragmentPathOf = (key: string) => fragmentPath(key.slice(dependencies.layoutFragment('').length))

const languagesOf = ({ hashes }: PageRecord) => LANGUAGES.filter((language) => hashes[language] !== undefined)

const isListed = (page: PageRecord) =>
  !isFragment(page.path) &&
  page.redirectTo === undefined &&
  (languagesOf(page).length > 0 || page.error !== undefined)

const rowOf = (page: PageRecord): PageRow => {
  const { path, lastModified, onlyIn, published = '', ms = 0, error, failedAt } = page
  return {
    path,
    lastModified,
    published,
    ms,
    languages: languagesOf(page),
    ...(onlyIn && { onlyIn }),
    ...(error !== undefined && { error, failedAt: failedAt ?? '' }),
  }
}

export const itemOf = (page: PageRecord) => ({
  ...keys.page(page.path),
  ...page,
  ...(isListed(page) && {
    gsi1pk: publishPartitions.pages(),
    gsi1sk: page.error === undefined ? page.path : FAILED + page.path,
    row: rowOf(page),
  }),
})

const brokenText = ({ target, texts, isInLayout }: BrokenLink) =>
  JSON.stringify([target, LANGUAGES.map((language) => texts[language]), isInLayout])

const brokenItem = (path: string, link: BrokenLink) => ({
  ...publishKeys.brokenLink(path, link.target),
  gsi1pk: publishPartitions.brokenLinks(link.isInLayout ? 'shell' : 'page'),
  gsi1sk: link.target + AFTER_TARGET + path,
  gsi2pk: publishPartitions.brokenLinksTo(link.isInLayout ? 'shell' : 'page', link.target),
  gsi2sk: link.since + AFTER_TARGET + path,
  row: { path, texts: link.texts, since: link.since },
})

export function brokenLinkWrites(page: PageRecord, before: PageRecord | undefined, isRedo: boolean): Write[] {
  const { path, broken = [] } = page
  const old = new Set(before?.broken?.map(brokenText))
  const targets = new Set(broken.map(({ target }) => target))
  const put = broken.filter((link) => isRedo || !old.has(brokenText(link)))
  const removed = (before?.broken ?? []).filter(({ target }) => !targets.has(target))
  return [
    ...put.map((link) => ({ PutRequest: { Item: brokenItem(path, link) } })),
    ...removed.map(({ target }) => ({ DeleteRequest: { Key: publishKeys.brokenLink(path, target) } })),
  ]
}

/** Written by `itemOf` and `PageStore.claim`. */
export interface PageItem extends Partial<PageRecord> {
  pk: string
}

export const pageKey = (path: string): Key<PageItem> => keys.page(path)

/** Parses a page item; one claimed but never written has only a stamp. */
export const pageOf = (page: PageItem): PageRecord => {
  const { onlyIn, redirectTo, error, failedAt, anchors, titles, broken, outside } = page
  const { indexed, published, ms, stamp, claimed } = page
  return {
    path: page.pk.slice('page#'.length),
    dependencies: page.dependencies ?? [],
    hashes: page.hashes ?? {},
    lastModified: page.lastModified ?? '',
    ...(onlyIn !== undefined && { onlyIn }),
    ...(redirectTo !== undefined && { redirectTo }),
    ...(error !== undefined && { error }),
    ...(failedAt !== undefined && { failedAt }),
    ...(anchors !== undefined && { anchors }),
    ...(titles !== undefined && { titles }),
    ...(broken !== undefined && { broken }),
    ...(outside !== undefined && { outside }),
    ...(indexed !== undefined && { indexed }),
    ...(published !== undefined && { published }),
    ...(ms !== undefined && { ms }),
    ...(stamp !== undefined && { stamp }),
    ...(claimed !== undefined && { claimed }),
  }
}

const anchorsText = (anchors: PageRecord['anchors']) =>
  JSON.stringify(LANGUAGES.map((language) => anchors?.[language]))

export const haveAnchorsChanged = (page: PageRecord, before: PageRecord | undefined): boolean =>
  anchorsText(page.anchors) !== anchorsText(before?.anchors)

/** Compares content, ignoring times and stamps. */
export function isSamePage(one: PageRecord, other: PageRecord): boolean {
  const content = ({
    path,
    dependencies,
    hashes,
    lastModified,
    onlyIn,
    redirectTo,
    error,
    anchors,
    titles,
    broken = [],
    outside = [],
  }: PageRecord) =>
    JSON.stringify([
      path,
      dependencies,
      LANGUAGES.map((language) => hashes[language]),
      lastModified,
      onlyIn,
      redirectTo,
      error,
      anchorsText(anchors),
      LANGUAGES.map((language) => titles?.[language]),
      broken.map(brokenText),
      outside.map(({ target, texts }) => [target, ...LANGUAGES.map((language) => texts[language])]),
    ])
  return content(one) === content(other)
}
