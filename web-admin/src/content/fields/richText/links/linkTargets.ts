import type { SearchHit } from '@flou/shared/api.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { otherLanguage, type Language, type Text } from '@flou/shared/locale.ts'
import { fillPath, hasParameter, recordPathOf } from '@flou/shared/paths.ts'
import { isPlannedAddress } from '@flou/shared/site/notBuilt.ts'
import { builtPages } from '@flou/shared/site/pages.ts'
import type { LinkTarget } from '../document/links.ts'
import { linkAddress } from './linkAddress.ts'

/** Why visitors cannot read a page yet: its record is not published, or the site has no such page so far. */
export type Unseen = 'unpublished' | 'planned'

/** A line that the link form offers. */
export interface LinkChoice extends LinkTarget {
  readonly key: string
  readonly title: string
  /** What kind of page it is; absent for an address as it was typed. */
  readonly kind?: Text
  readonly unseen?: Unseen
}

const SITE_PAGE: Text = { en: 'Page of the site', id: 'Halaman situs' }
const MAX_PAGES = 4

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()

const titledPages = builtPages().flatMap(({ name, path, page }) =>
  'label' in page && !hasParameter(path) && name !== 'notFound' ? [{ path, label: page.label }] : [],
)

/** Pages that exist whatever the content, by words of their names in either language. */
function pagesNamed(typed: string, language: Language): LinkChoice[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  return titledPages
    .filter(({ label }) => words.every((word) => folded(`${label.en} ${label.id}`).includes(word)))
    .slice(0, MAX_PAGES)
    .map(({ path, label }) => ({ key: path, href: path, title: label[language], kind: SITE_PAGE }))
}

function unseenOf({ release }: SearchHit, path: string): { unseen?: Unseen } {
  if (isPlannedAddress(path)) return { unseen: 'planned' }
  return release !== undefined && release !== 'published' ? { unseen: 'unpublished' } : {}
}

/** The page of a record that was found; nothing where it has none. */
function recordPage(hit: SearchHit, language: Language): LinkChoice[] {
  const { type, id, slug, titles } = hit
  const pattern = recordPathOf(type)
  if (pattern === undefined || slug === undefined) return []
  const href = fillPath(pattern, slug)
  const record = `${type}#${id}`
  const title = titles[language] || titles[otherLanguage(language)] || href
  return [{ key: record, record, href, title, kind: requireContentType(type).label, ...unseenOf(hit, href) }]
}

interface Asked {
  typed: string
  /** What the server has found for it. */
  hits: readonly SearchHit[]
  /** The language of the text that gets the link. */
  language: Language
}

/** What a link may lead to by what was typed: the address that it is, pages of the site, pages of records. */
export function linkChoices({ typed, hits, language }: Asked): LinkChoice[] {
  if (typed.trim() === '') return []
  const href = linkAddress(typed)
  return [
    ...(href ? [{ key: 'address', href, title: href.replace(/^mailto:/, '') }] : []),
    ...pagesNamed(typed, language),
    ...hits.flatMap((hit) => recordPage(hit, language)),
  ]
}
