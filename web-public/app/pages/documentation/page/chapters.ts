import { slugify } from '@flou/shared/text/slug.ts'

/** A chapter as editors write it. */
interface WrittenChapter {
  title: string
  content: string
  order: number
}

/** A chapter with the anchor that leads to it. */
export interface Chapter {
  title: string
  content: string
  anchor: string
}

/** Parts of a documentation's page, by the anchors that lead to them, in the order in which they are read. */
export const PARTS = ['overview', 'guide', 'samples', 'terms', 'faq'] as const
export type PartName = (typeof PARTS)[number]

/** The chapters of a part in their order; those without a title and a text are left out. */
export function chaptersOf(part: PartName, written: readonly WrittenChapter[]): Chapter[] {
  const taken = new Map<string, number>()
  return written
    .filter(({ title, content }) => title !== '' || content !== '')
    .toSorted((one, other) => one.order - other.order)
    .map(({ title, content }) => {
      const name = `${part}-${slugify(title) || 'chapter'}`
      const count = (taken.get(name) ?? 0) + 1
      taken.set(name, count)
      return { title, content, anchor: count === 1 ? name : `${name}-${count}` }
    })
}

const HEADING_TAG = /<(\/?)h([1-6])(?=[\s>])/g
const DEEPEST = 6

/** A text's headings below those that the page itself has: the highest becomes `level`, the others follow without a gap at the top. */
export function headingsFrom(html: string, level: number): string {
  const levels = [...html.matchAll(HEADING_TAG)].map(([, , digit]) => Number(digit))
  if (levels.length === 0) return html
  const shift = level - Math.min(...levels)
  return html.replace(
    HEADING_TAG,
    (_, slash: string, digit: string) => `<${slash}h${Math.min(DEEPEST, Number(digit) + shift)}`,
  )
}
