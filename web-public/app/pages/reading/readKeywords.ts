import { searchSynonym } from '@flou/shared/content/types/siteSearch.ts'
import { TRADE_WORDS } from '@flou/shared/search/words/tradeWords.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'

const MAX_SYNONYMS = 500

const phrasesIn = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim().toLowerCase())
    .filter(Boolean)

/** Returns the site search's synonyms of a title, to find `Managed Cache` by `redis`. */
export async function readKeywords(source: ContentSource): Promise<(title: string) => string> {
  const found = await source.list(searchSynonym, { limit: MAX_SYNONYMS })
  const groups = [
    ...found.map(({ words }) => phrasesIn(words)),
    ...TRADE_WORDS[source.language].map((group) => group.map((phrase) => phrase.toLowerCase())),
  ]
  return (title) => {
    const text = ` ${title.toLowerCase()} `
    const matching = groups.filter((group) => group.some((phrase) => text.includes(` ${phrase} `)))
    return [...new Set(matching.flat())].join(' ')
  }
}
