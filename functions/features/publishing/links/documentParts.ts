import type { Language } from '@flou/shared/locale.ts'
import type { RenderedPage } from '@flou/shared/site/contentSource.ts'
import { cutText } from '@flou/shared/strings/letters.ts'
import { readDocument, titleIn } from '../../search/index.ts'
import type { PageRecord } from '../pageData/pageItem.ts'
import { isForVisitors } from '../pageData/visitors.ts'

type LocalizedPages = readonly (readonly [Language, RenderedPage])[]

export const markupOf = (page: Pick<RenderedPage, 'markup' | 'html'>): string => page.markup ?? page.html

const MAIN_END = '</main>'

export function mainOf(html: string): { start: number; end: number; hasLayout: boolean } {
  const start = html.indexOf('<main')
  const end = html.lastIndexOf(MAIN_END)
  return start < 0 || end < start
    ? { start: 0, end: html.length, hasLayout: false }
    : { start, end, hasLayout: true }
}

export function* attributesBetween(
  html: string,
  name: string,
  { start, end }: { start: number; end: number },
): Generator<{ value: string; at: number }> {
  const opening = ` ${name}="`
  for (let at = html.indexOf(opening, start); at >= 0 && at < end; at = html.indexOf(opening, at)) {
    const from = at + opening.length
    const to = html.indexOf('"', from)
    if (to < 0) return
    yield { value: html.slice(from, to), at }
    at = to
  }
}

/** Pages with more ids are assumed to contain any. */
const MAX_ANCHORS = 1_000

function anchorsIn(html: string): string[] | undefined {
  const ids = [...attributesBetween(html, 'id', mainOf(html))].map(({ value }) => value)
  const anchors = [...new Set(ids)].toSorted()
  return anchors.length > MAX_ANCHORS ? undefined : anchors
}

export function anchorsOf(path: string, pages: LocalizedPages): Pick<PageRecord, 'anchors'> {
  if (!isForVisitors(path)) return {}
  const found = pages.flatMap(([language, page]) => {
    const anchors = anchorsIn(markupOf(page))
    return anchors ? [[language, anchors] as const] : []
  })
  return { anchors: Object.fromEntries(found) }
}

const MAX_TITLE = 120

export function titlesOf(path: string, pages: LocalizedPages): Pick<PageRecord, 'titles'> {
  if (!isForVisitors(path)) return {}
  const found = pages.map(
    ([language, page]) => [language, cutText(titleIn(markupOf(page)), MAX_TITLE)] as const,
  )
  const titles = Object.fromEntries(found.filter(([, title]) => title !== ''))
  return Object.keys(titles).length > 0 ? { titles } : {}
}

export function documentsOf(path: string, pages: LocalizedPages) {
  const found = pages.map(([language, page]) => [language, readDocument(path, markupOf(page))] as const)
  return Object.fromEntries(found.filter(([, document]) => document !== undefined))
}
