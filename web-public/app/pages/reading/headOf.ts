import type { PublicMedia, PublicReference } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import { fillPath, pathTo, recordPathOf, type PlainName } from '@flou/shared/paths.ts'
import { isShareShaped } from '@flou/shared/site/shareCard.ts'
import { excerpt, withoutMarkup } from '@flou/shared/strings/excerpt.ts'
import type { BuiltPage, StaticPage } from '@flou/shared/site/page.ts'
import { builtPages, PAGES } from '@flou/shared/site/pages.ts'
import type { Crumb, Head, ListPosition } from '../../elements/head.ts'
import type { ContentType } from '@flou/shared/content/define.ts'

/** `categoryId` → `category` */
export const publicName = (reference: string): string => reference.replace(/Id$/, '')

function targetKey({ key, declaration }: ContentType, reference: string): string {
  const field = declaration.fields[reference]
  if (!field || !('to' in field)) throw new Error(`${key} has no reference ${reference}`)
  return String(field.to)
}

interface Named {
  title?: string
  content?: string
  description?: string
  seoTitle?: string
  seoDescription?: string
  media?: PublicMedia | null
  seoMedia?: PublicMedia | null
  seoThumbnail?: PublicMedia | null
  fallbacks?: readonly string[]
  onlyIn?: Language
}

interface Read {
  page: BuiltPage
  content: Readonly<Record<string, unknown>>
  /** The page's SEO section, or the one providing its picture. */
  seo: Named | undefined
  record: (Named & Readonly<Record<string, unknown>>) | undefined
  list: ListPosition | undefined
  language: Language
}

type Facts = Pick<Head, 'title' | 'name' | 'description' | 'image' | 'sharesImage' | 'onlyIn'>

/** @param own the page's own SEO picture, not an inherited one */
const picturesOf = (own: PublicMedia | null | undefined, other: PublicMedia | null | undefined) => ({
  image: own ?? other ?? null,
  ...(own && isShareShaped(own) && { sharesImage: true as const }),
})

type TextName = 'title' | 'content' | 'description' | 'seoTitle' | 'seoDescription'

/** Returns the first text in the page's language, else the first one of the other language. */
function firstText(record: Named, names: readonly TextName[]): string {
  const filled = names.filter((name) => record[name])
  const chosen = filled.find((name) => !record.fallbacks?.includes(name)) ?? filled[0]
  return (chosen && record[chosen]) ?? ''
}

const factsOfRecord = (record: Named, seo: Named | undefined): Facts => ({
  title: firstText(record, ['seoTitle', 'title']),
  name: record.title ?? '',
  description: withoutMarkup(firstText(record, ['seoDescription', 'description', 'content'])),
  ...picturesOf(record.seoThumbnail ?? record.seoMedia, record.media ?? seo?.seoMedia),
  ...(record.onlyIn && { onlyIn: record.onlyIn }),
})

const described = (opening: Named | undefined, seo: Named | undefined): string | undefined =>
  seo?.content ?? opening?.description ?? (opening?.content && excerpt(opening.content))

/** Names a static page by SEO section, header, then label. */
function factsOfPage({ label, named = 'header', seo: own, description }: StaticPage, read: Read): Facts {
  const { content, seo, language } = read
  const opening = [content[named]].flat()[0] as Named | undefined // section or record, by declaration
  const name = opening?.title ?? label[language]
  return {
    title: (own && seo?.title) ?? name,
    name,
    description: described(opening, own && seo) ?? description?.[language] ?? '',
    ...picturesOf(own && seo?.seoMedia, seo?.seoMedia),
  }
}

const labels = new Map(
  builtPages().flatMap(({ name, page }) => (page.kind === 'page' ? [[name, page.label] as const] : [])),
)

const foreignTitle = ({ lang }: Pick<PublicReference, 'lang'>) => (lang === undefined ? {} : { lang })

const crumbOf = (name: PlainName, language: Language): Crumb => ({
  title: labels.get(name)?.[language] ?? '',
  path: pathTo(name),
})

function crumbOfReference({ page, record }: Read): Crumb[] {
  if (page.kind !== 'recordPage' || page.below === undefined) return []
  const target = record?.[publicName(page.below)] as PublicReference | null | undefined
  const pattern = recordPathOf(targetKey(page.of, page.below))
  return target && pattern !== undefined
    ? [{ title: target.title, path: fillPath(pattern, target.slug), ...foreignTitle(target) }]
    : []
}

function trailOf(read: Read, name: string): Crumb[] {
  const { page, list, language } = read
  const above = (page.above ?? []).map((one) => crumbOf(one, language))
  const first = list && list.number > 1 ? [{ title: name, path: list.path }] : []
  return [crumbOf('home', language), ...above, ...crumbOfReference(read), ...first]
}

export function headOf(read: Read): Head {
  const { page, record, seo } = read
  const facts = page.kind === 'recordPage' ? factsOfRecord(record ?? {}, seo) : factsOfPage(page, read)
  return {
    ...facts,
    trail: page === PAGES.home ? [] : trailOf(read, facts.name),
    ...(page.structuredData && { type: page.structuredData }),
  }
}
