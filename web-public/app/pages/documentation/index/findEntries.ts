/** A chapter of a documentation, and the anchor on its page that leads to it. */
export interface ChapterLink {
  title: string
  anchor: string
}

/** The documentation of a product as lists show it. */
export interface Entry {
  id: number
  title: string
  to: string
  description: string
  chapters: readonly ChapterLink[]
  /** The language of its texts. */
  lang: string
}

export interface EntryGroup {
  title: string
  entries: readonly Entry[]
}

/** An entry that was found; `hits` are the chapters that match by their own titles. */
export interface FoundEntry extends Entry {
  hits: readonly ChapterLink[]
}
export interface FoundGroup {
  title: string
  entries: readonly FoundEntry[]
}

/** Longer questions find nothing more. */
const MOST_WORDS = 8

/** As it is compared: letter case and accents do not count. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const wordsOf = (query: string) => fold(query).trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)

function foundEntry(entry: Entry, category: string, words: readonly string[]): FoundEntry | undefined {
  const own = fold(`${entry.title} ${entry.description} ${category}`)
  const rest = words.filter((word) => !own.includes(word))
  // words about the product are met by all of its chapters: the others choose among them
  const wanted = rest.length > 0 ? rest : words
  const hits = entry.chapters.filter(({ title }) => {
    const folded = fold(title)
    return wanted.every((word) => folded.includes(word))
  })
  return rest.length === 0 || hits.length > 0 ? { ...entry, hits } : undefined
}

/** The entries that have all words of a query in their texts or in one chapter's title; everything where nothing is asked. */
export function findEntries(groups: readonly EntryGroup[], query: string): FoundGroup[] {
  const words = wordsOf(query)
  return groups
    .map(({ title, entries }) => ({
      title,
      entries:
        words.length === 0
          ? entries.map((entry) => ({ ...entry, hits: [] }))
          : entries.map((entry) => foundEntry(entry, title, words)).filter((found) => found !== undefined),
    }))
    .filter(({ entries }) => entries.length > 0)
}
