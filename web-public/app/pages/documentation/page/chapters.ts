import { slugify } from '@flou/shared/strings/slug.ts'

interface WrittenChapter {
  title: string
  content: string
  order: number
}

export interface Chapter {
  title: string
  content: string
  anchor: string
}

/** Sections in reading order; names are their anchors. */
const SECTIONS = ['overview', 'guide', 'samples', 'terms', 'faq'] as const
export type SectionName = (typeof SECTIONS)[number]

/** Returns nonempty chapters in order, with unique anchors. */
export function chaptersOf(section: SectionName, written: readonly WrittenChapter[]): Chapter[] {
  const usedAnchors = new Map<string, number>()
  return written
    .filter(({ title, content }) => title !== '' || content !== '')
    .toSorted((first, second) => first.order - second.order)
    .map(({ title, content }) => {
      const name = `${section}-${slugify(title) || 'chapter'}`
      const count = (usedAnchors.get(name) ?? 0) + 1
      usedAnchors.set(name, count)
      return { title, content, anchor: count === 1 ? name : `${name}-${count}` }
    })
}

const HEADING_TAG = /<(\/?)h([1-6])(?=[\s>])/g
const DEEPEST = 6

/** Shifts headings so that the highest becomes `level`. */
export function headingsFrom(html: string, level: number): string {
  const levels = [...html.matchAll(HEADING_TAG)].map(([, , digit]) => Number(digit))
  if (levels.length === 0) return html
  const shift = level - Math.min(...levels)
  return html.replace(
    HEADING_TAG,
    (_, slash: string, digit: string) => `<${slash}h${Math.min(DEEPEST, Number(digit) + shift)}`,
  )
}
