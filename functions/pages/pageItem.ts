import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import type { BrokenLink, PageRow } from '@flou/shared/publishing.ts'
import { dependencies } from '../store/dependencies.ts'
import { keys } from '../store/keys.ts'
import { partitions } from '../store/partitions.ts'
import { AFTER_TARGET } from '../store/publishing/brokenLinks.ts'
import { FAILED } from '../store/publishing/pageRows.ts'
import type { Item } from '../store/dynamo/table.ts'
import type { Write } from '../store/dynamo/writeAll.ts'

/** What is known of a page that was published. */
export interface PageRecord {
  path: string
  /** What the page read, or shares with others. */
  dependencies: readonly string[]
  /** Hashes of the files as they were last written. */
  hashes: Partial<Record<Language, string>>
  /** When its record was last changed, for the sitemap; empty for pages made of many things. */
  lastModified: string
  /** Where the page has moved. */
  redirectTo?: string
  /** Why it could not be rendered the last time; the earlier version stands. */
  error?: string
  failedAt?: string
  /** Ids in the page's content, to which links of other pages can lead; of a language that is absent they are not known. */
  places?: Partial<Record<Language, readonly string[]>>
  /** Links that lead nowhere; absent where there are none. */
  broken?: readonly BrokenLink[]
  /** When its files were last written, ISO instant, and how long rendering them took, in milliseconds. */
  published?: string
  ms?: number
  /** Another one with each publish that writes the page: whoever finds a new one has been overtaken. */
  stamp?: string
  /** Since when a publish may be writing files that it has not accounted for: until then hashes prove nothing. ISO instant. */
  claimed?: string
}

export const isPart = (path: string) => path.startsWith('@')
/** What many pages share is kept like a page, under a name no page can have. */
export const partPath = (name: string) => `@${name}`
/** The key of those that share it. */
export const keyOfPart = (path: string) => dependencies.part(path.slice(1))
/** The path of the part that a key is about. */
export const partPathOf = (key: string) => partPath(key.slice(dependencies.part('').length))

const languagesOf = ({ hashes }: PageRecord) => LANGUAGES.filter((language) => hashes[language] !== undefined)

/** A page that visitors reach, or would if it could be rendered. */
const isListed = (page: PageRecord) =>
  !isPart(page.path) &&
  page.redirectTo === undefined &&
  (languagesOf(page).length > 0 || page.error !== undefined)

const rowOf = (page: PageRecord): PageRow => {
  const { path, lastModified, published = '', ms = 0, error, failedAt } = page
  return {
    path,
    lastModified,
    published,
    ms,
    languages: languagesOf(page),
    ...(error !== undefined && { error, failedAt: failedAt ?? '' }),
  }
}

export const itemOf = (page: PageRecord) => ({
  ...keys.page(page.path),
  ...page,
  ...(isListed(page) && {
    gsi1pk: partitions.pages(),
    gsi1sk: page.error === undefined ? page.path : FAILED + page.path,
    row: rowOf(page),
  }),
})

/** A broken link as text to compare. */
const brokenText = ({ target, texts, isShell }: BrokenLink) =>
  JSON.stringify([target, LANGUAGES.map((language) => texts[language]), isShell])

const brokenItem = (path: string, link: BrokenLink) => ({
  ...keys.brokenLink(path, link.target),
  gsi1pk: partitions.brokenLinks(link.isShell ? 'shell' : 'page'),
  gsi1sk: link.target + AFTER_TARGET + path,
  gsi2pk: partitions.brokenLinksTo(link.isShell ? 'shell' : 'page', link.target),
  gsi2sk: link.since + AFTER_TARGET + path,
  row: { path, texts: link.texts, since: link.since },
})

/** Items of broken links to put and to delete, so that those of a page are what it says now. */
export function brokenLinkWrites(page: PageRecord, before: PageRecord | undefined, isRedo: boolean): Write[] {
  const { path, broken = [] } = page
  const old = new Set(before?.broken?.map(brokenText))
  const targets = new Set(broken.map(({ target }) => target))
  const put = broken.filter((link) => isRedo || !old.has(brokenText(link)))
  const gone = (before?.broken ?? []).filter(({ target }) => !targets.has(target))
  return [
    ...put.map((link) => ({ PutRequest: { Item: brokenItem(path, link) } })),
    ...gone.map(({ target }) => ({ DeleteRequest: { Key: keys.brokenLink(path, target) } })),
  ]
}

/** The page in an item; an item that was claimed and never written has only its stamp. */
export const pageOf = (item: Item): PageRecord => {
  // written by itemOf and PageStore.claim only
  const page = item as unknown as Partial<PageRecord>
  const { redirectTo, error, failedAt, places, broken, published, ms, stamp, claimed } = page
  return {
    path: String(item['pk']).slice('page#'.length),
    dependencies: page.dependencies ?? [],
    hashes: page.hashes ?? {},
    lastModified: page.lastModified ?? '',
    ...(redirectTo !== undefined && { redirectTo }),
    ...(error !== undefined && { error }),
    ...(failedAt !== undefined && { failedAt }),
    ...(places !== undefined && { places }),
    ...(broken !== undefined && { broken }),
    ...(published !== undefined && { published }),
    ...(ms !== undefined && { ms }),
    ...(stamp !== undefined && { stamp }),
    ...(claimed !== undefined && { claimed }),
  }
}

const placesText = (places: PageRecord['places']) =>
  JSON.stringify(LANGUAGES.map((language) => places?.[language]))

/** True where links of other pages to places of the page may lead nowhere now, or somewhere. */
export const hasOtherPlaces = (page: PageRecord, before: PageRecord | undefined): boolean =>
  placesText(page.places) !== placesText(before?.places)

/** True where both say the same of the page, whoever wrote them and when. */
export function isSamePage(one: PageRecord, other: PageRecord): boolean {
  const content = ({
    path,
    dependencies,
    hashes,
    lastModified,
    redirectTo,
    error,
    places,
    broken = [],
  }: PageRecord) =>
    JSON.stringify([
      path,
      dependencies,
      LANGUAGES.map((language) => hashes[language]),
      lastModified,
      redirectTo,
      error,
      placesText(places),
      broken.map(brokenText),
    ])
  return content(one) === content(other)
}
