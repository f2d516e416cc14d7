import type { LoaderFunctionArgs } from 'react-router'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { ContentSource, ListQuery } from '@flou/shared/site/contentSource.ts'
import type { NumberedPage, PageContent } from '@flou/shared/site/pageContent.ts'
import type { BuiltPage, PageList } from '@flou/shared/site/page.ts'
import { builtPages, PAGES, type BuiltName } from '@flou/shared/site/pages.ts'
import { fillPath, hasParameter } from '@flou/shared/paths.ts'
import { contentContext } from '../../contentContext.ts'
import type { Head } from '../../elements/head.ts'
import { distinctPictures } from './distinctPictures.ts'
import { headOf, publicName } from './headOf.ts'
import { scheduleRenders, phaseQuery } from './phaseQuery.ts'
import { readFaqs } from './readFaqs.ts'

type Values = Readonly<Record<string, unknown>>
type Entry = [name: string, value: unknown]

export type PageData<N extends BuiltName> = PageContent<(typeof PAGES)[N]> & { head: Head }

const pick = (record: Values, fields: readonly PropertyKey[] | undefined): Values =>
  fields ? Object.fromEntries(fields.map((name) => [name, record[String(name)]])) : record

const targetOf = (record: Values | undefined, reference: string) =>
  record?.[publicName(reference)] as { id: number } | null | undefined

/** Filter for records related to the page's record; undefined if impossible. */
function restriction(
  { by, siblingsBy }: PageList,
  record: Values | undefined,
): Pick<ListQuery, 'by'> | undefined {
  if (by !== undefined) return { by: { field: by, id: Number(record?.['id']) } }
  if (siblingsBy === undefined) return {}
  const target = targetOf(record, siblingsBy)
  return target ? { by: { field: siblingsBy, id: target.id } } : undefined
}

/**
 * Returns true if a visible record references this one. Reads only the last, so that new records do not
 * render these pages.
 */
async function hasOne(source: ContentSource, { of, by }: NonNullable<PageList['withOne']>, id: number) {
  const found = await source.list(of, { by: { field: by, id }, isReversed: true, limit: 1 })
  return found.length > 0
}

async function filterWithOne<T extends { id: number }>(source: ContentSource, list: PageList, records: T[]) {
  const { withOne: requirement } = list
  if (!requirement) return records
  const matches = await Promise.all(records.map(({ id }) => hasOne(source, requirement, id)))
  return records.filter((_, index) => matches[index])
}

async function readList(
  source: ContentSource,
  list: PageList,
  record: Values | undefined,
): Promise<Values[]> {
  const query = restriction(list, record)
  if (!query) return []
  const { of, limit, fields } = list
  const phaseFilter = phaseQuery(list, source.now)
  const records = await source.list(of, { ...query, ...phaseFilter, ...(limit !== undefined && { limit }) })
  await scheduleRenders(source, list, { query, found: records })
  return (await filterWithOne(source, list, records)).map((one) => pick(one, fields))
}

/** Returns the page number, 1 by default. @throws 404 if out of range */
function numberOf(text: string | undefined, pages: number): number {
  if (text === undefined) return 1
  const number = /^[1-9]\d?$/.test(text) ? Number(text) : 0
  return requireFound(number >= 2 && number <= pages ? number : undefined)
}

interface ListContext {
  page: BuiltPage
  by: ListQuery['by']
  record: Values | undefined
  /** Path without page number. */
  path: string
  number: string | undefined
}

/** Reads a page of a numbered list. @throws 404 if it is empty */
async function readNumbered(source: ContentSource, { page, record, path, number: text, by }: ListContext) {
  const { numbered } = page
  if (!numbered) return undefined
  const { of, perPage, pages: most, fields } = numbered
  const number = numberOf(text, most)
  const query = by ? { by } : { ...restriction(numbered, record), ...phaseQuery(numbered, source.now) }
  const [found, total] = await Promise.all([
    source.list(of, { ...query, skip: (number - 1) * perPage, limit: perPage }),
    source.count(of, { ...query, atMost: perPage * most }),
  ])
  await scheduleRenders(source, numbered, { query: restriction(numbered, record), found })
  const records = requireFound(number === 1 || found.length > 0 ? found : undefined)
  const pages = Math.max(1, Math.ceil(total / perPage))
  return {
    path,
    number,
    pages,
    records: records.map((one) => pick(one, fields)),
  } satisfies NumberedPage<Values>
}

const readEach = <T>(values: Readonly<Record<string, T>> | undefined, read: (value: T) => Promise<unknown>) =>
  Promise.all(
    Object.entries(values ?? {}).map(async ([name, one]): Promise<Entry> => [name, await read(one)]),
  )

/** @throws 404 if there is no record, or one without a page, whose public slug is empty */
async function readRecord(source: ContentSource, type: ContentType, slug: string | undefined) {
  const record = requireFound(await source.bySlug(type, slug ?? ''))
  return requireFound(record.slug === '' ? undefined : record)
}

const PATHS = new Map(builtPages().map(({ name, path }) => [name, path]))

interface ReadOptions {
  /** Replaces the filter of the numbered list. */
  by?: ListQuery['by']
}

/**
 * Reads everything that the page declares.
 * @throws 404 if the record or list page does not exist
 */
export async function readPage<N extends BuiltName>(
  name: N,
  { context, params }: Pick<LoaderFunctionArgs, 'context' | 'params'>,
  { by }: ReadOptions = {},
): Promise<PageData<N>> {
  const { source } = context.get(contentContext)
  const page: BuiltPage = PAGES[name]
  const record = page.kind === 'recordPage' ? await readRecord(source, page.of, params['slug']) : undefined
  const pattern = PATHS.get(name) ?? ''
  const path = hasParameter(pattern) ? fillPath(pattern, Object.values(params)[0] ?? '') : pattern
  const seoSection = page.seo ?? page.picture
  // first, so that a missing page depends only on its list
  const list = await readNumbered(source, { page, record, path, number: params['page'], by })
  const [lists, sections, seo, faqs] = await Promise.all([
    readEach(page.lists, async (one) =>
      one.isOnFirst && params['page'] !== undefined ? [] : readList(source, one, record),
    ),
    readEach(page.sections, (one) => source.section(one)),
    seoSection && source.section(seoSection),
    page.faqs && readFaqs(source, page.faqs),
  ])
  const content = Object.fromEntries([
    ...(list ? [['page', list]] : []),
    ...(faqs ? [['faqs', faqs]] : []),
    ...lists,
    ...sections,
  ] as Entry[])
  const head = headOf({ page, content: { record, ...content }, seo, record, list, language: source.language })
  const own = record && { record: distinctPictures(record, record) }
  return { head, ...own, ...distinctPictures(content, record) } as PageData<N>
}

export const pageLoader =
  <N extends BuiltName>(name: N) =>
  (args: Pick<LoaderFunctionArgs, 'context' | 'params'>): Promise<PageData<N>> =>
    readPage(name, args)

/** Returns the value. @throws 404 if undefined */
export function requireFound<T>(value: T | undefined): T {
  // a thrown Response is the router's status, not an error
  if (value === undefined) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return value
}
