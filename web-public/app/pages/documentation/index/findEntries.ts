export interface ChapterLink {
  title: string
  anchor: string
}

export interface Entry {
  id: number
  title: string
  to: string
  description: string
  chapters: readonly ChapterLink[]
  lang: string
}

export interface EntryGroup {
  title: string
  entries: readonly Entry[]
}

export interface FoundEntry extends Entry {
  hits: readonly ChapterLink[]
}
export interface FoundGroup {
  title: string
  entries: readonly FoundEntry[]
}

const MAX_WORDS = 8

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const splitWords = (query: string) => fold(query).trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

function foundEntry(entry: Entry, category: string, words: readonly string[]): FoundEntry | undefined {
  const own = fold(`${entry.title} ${entry.description} ${category}`)
  const unmatchedWords = words.filter((word) => !own.includes(word))
  // words matched by the product do not filter its chapters
  const chapterWords = unmatchedWords.length > 0 ? unmatchedWords : words
  const hits = entry.chapters.filter(({ title }) => {
    const folded = fold(title)
    return chapterWords.every((word) => folded.includes(word))
  })
  return unmatchedWords.length === 0 || hits.length > 0 ? { ...entry, hits } : undefined
}

/** Returns entries containing all words in their texts or one chapter title; all for an empty query. */
export function findEntries(groups: readonly EntryGroup[], query: string): FoundGroup[] {
  const words = splitWords(query)
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
