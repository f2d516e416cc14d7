import type { RenderedPage } from '@flou/shared/site/contentSource.ts'

/** A page's document, for whoever reads its content. */
export const markupOf = (page: Pick<RenderedPage, 'markup' | 'html'>): string => page.markup ?? page.html

const MAIN_END = '</main>'

/** Where the content of a document begins and ends; a document without `main` is content throughout. */
export function mainOf(html: string): { start: number; end: number; hasShell: boolean } {
  const start = html.indexOf('<main')
  const end = html.lastIndexOf(MAIN_END)
  return start < 0 || end < start
    ? { start: 0, end: html.length, hasShell: false }
    : { start, end, hasShell: true }
}

/** Values of an attribute between two positions of a document, in order, as they are written. */
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

/** The places of a page that links can lead to are kept up to so many; a page with more is taken to have any. */
const MOST_PLACES = 1_000

/** The ids in a page's content, sorted; undefined where they are too many to keep. */
export function placesIn(html: string): string[] | undefined {
  const ids = [...attributesBetween(html, 'id', mainOf(html))].map(({ value }) => value)
  const places = [...new Set(ids)].toSorted()
  return places.length > MOST_PLACES ? undefined : places
}
