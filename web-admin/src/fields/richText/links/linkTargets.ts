import type { SearchHit } from '@flou/shared/api.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { otherLanguage, type Language, type Text } from '@flou/shared/locale.ts'
import { fillPath, hasParameter, recordPathOf } from '@flou/shared/paths.ts'
import { isPlannedUrl } from '@flou/shared/site/plannedPages.ts'
import { builtPages } from '@flou/shared/site/pages.ts'
import { linkTexts } from '../../../core/texts/richText.ts'
import type { LinkTarget } from '../document/links.ts'
import { normalizeLink } from '../document/normalizeLink.ts'

/** Reason that visitors cannot read a page: unpublished record, or page not built yet. */
type Unseen = 'unpublished' | 'planned'

export interface LinkChoice extends LinkTarget {
  readonly key: string
  readonly title: string
  readonly kind?: Text
  readonly unseen?: Unseen
}

const MAX_PAGES = 4

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()

const titledPages = builtPages().flatMap(({ name, path, page }) =>
  'label' in page && !hasParameter(path) && name !== 'notFound' ? [{ path, label: page.label }] : [],
)

function pagesNamed(typed: string, language: Language): LinkChoice[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  return titledPages
    .filter(({ label }) => words.every((word) => folded(`${label.en} ${label.id}`).includes(word)))
    .slice(0, MAX_PAGES)
    .map(({ path, label }) => ({
      key: path,
      href: path,
      title: label[language],
      kind: linkTexts['rich.sitePage'],
    }))
}

function unseenOf({ visibility }: SearchHit, path: string): { unseen?: Unseen } {
  if (isPlannedUrl(path)) return { unseen: 'planned' }
  return visibility !== undefined && visibility !== 'published' ? { unseen: 'unpublished' } : {}
}

function recordPage(hit: SearchHit, language: Language): LinkChoice[] {
  const { type, id, slug, titles } = hit
  const pattern = recordPathOf(type)
  if (pattern === undefined || slug === undefined) return []
  const href = fillPath(pattern, slug)
  const record = `${type}#${id}`
  const title = titles[language] || titles[otherLanguage(language)] || href
  return [{ key: record, record, href, title, kind: requireContentType(type).label, ...unseenOf(hit, href) }]
}

interface LinkQuery {
  typed: string
  hits: readonly SearchHit[]
  language: Language
}

/** Returns link suggestions: the typed URL, built-in pages, record pages. */
export function linkChoices({ typed, hits, language }: LinkQuery): LinkChoice[] {
  if (typed.trim() === '') return []
  const href = normalizeLink(typed)
  return [
    ...(href ? [{ key: 'address', href, title: href.replace(/^mailto:/, '') }] : []),
    ...pagesNamed(typed, language),
    ...hits.flatMap((hit) => recordPage(hit, language)),
  ]
}
