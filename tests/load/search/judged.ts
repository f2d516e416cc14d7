import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { rulesOf } from '@flou/functions/features/publishing/announce/publishRules.ts'
import { findPages } from '@flou/functions/features/search/indexing/findPages.ts'
import { pathOf } from '@flou/functions/features/search/indexing/searchResult.ts'
import type { SearchDocument } from '@flou/functions/features/search/segments/document.ts'
import { createSearchIndex } from '@flou/functions/features/search/segments/searchIndex.ts'
import { openSegment } from '@flou/functions/features/search/segments/segment.ts'
import { createSegment } from '@flou/functions/features/search/segments/writeSegment.ts'
import { readContent } from '@flou/demo/loader/content.ts'
import { publishedDocuments } from './publishedDocuments.ts'
import type { SearchRules } from '@flou/shared/search/results.ts'

/**
 * How good the order of results is: the judged queries of a language (tests/fixtures/search) asked of the pages of a running product.
 * Prints each query's nDCG@10 and the mean of all, by kind. `node tests/load/search/judged.ts <origin> [set] [--worst]`
 * The set is one of `JUDGED_SETS`; without one, those that the ranking was tuned on are asked.
 */

/** What pages are worth by their group in a line: the best ones, good ones, those that also answer. */
const GRADES = [3, 2, 1] as const
const LOOKED_AT = 10

export interface Judged {
  kind: string
  query: string
  grades: ReadonlyMap<string, number>
}

/**
 * `judged` are the queries the ranking was tuned on; from `heldOut`, `unseen` and `fresh` only general rules were
 * derived; `final` was asked once, after the last change. `visitors` names pages outside of the site, too, and is
 * judged by subject. `typed` has sizes by name, error messages and nonsense; no pin was written for it.
 */
const JUDGED_SETS = ['judged', 'heldOut', 'unseen', 'fresh', 'final', 'visitors', 'typed'] as const
export type JudgedSet = (typeof JUDGED_SETS)[number]

/** The judged queries of a language. */
export function judgedQueries(language: Language, set: JudgedSet = 'judged'): Judged[] {
  const file = new URL(`../../fixtures/search/${set}.${language}.txt`, import.meta.url)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', query = '', pages = ''] = line.split('|').map((part) => part.trim())
      const groups = pages.split(';').map((group) => group.split(' ').filter((path) => path !== ''))
      const grades = groups.flatMap((paths, at) => paths.map((path) => [path, GRADES[at] ?? 1] as const))
      return { kind, query, grades: new Map(grades) }
    })
}

const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2)

/** nDCG@10: 1 where nothing better could be shown. A query without answers has 1 where nothing is found. */
export function quality({ grades }: Judged, paths: readonly string[]): number {
  if (grades.size === 0) return paths.length === 0 ? 1 : 0
  const sum = (all: readonly number[]) =>
    all.slice(0, LOOKED_AT).reduce((total, grade, at) => total + gain(grade, at), 0)
  const best = sum([...grades.values()].toSorted((one, other) => other - one))
  return sum(paths.map((path) => grades.get(path) ?? 0)) / best
}

const NO_IDS = { picture: () => 0, pictureUrl: () => '', record: () => 0 }
const recordsOf = (type: string) =>
  readContent()
    .records.filter((record) => record.type === type)
    .map(({ body }) => body(NO_IDS))
const STORED = { synonyms: recordsOf('searchSynonym'), pins: recordsOf('searchPin') }

/** The synonyms and pinned results of the demo. */
export const demoRules = (language: Language): SearchRules => rulesOf(STORED, language)

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Asks every judged query of a language. */
export function judge(
  language: Language,
  documents: readonly SearchDocument[],
  { rules = demoRules(language), set = 'judged' }: { rules?: SearchRules; set?: JudgedSet } = {},
) {
  const segment = openSegment(createSegment(language, { documents, removed: [] }))
  const index = createSearchIndex(language, [segment])
  const searched = { indexes: { en: index, id: index }, rules: { en: rules, id: rules } }
  return judgedQueries(language, set).map((judged) => {
    const { matches } = findPages(judged.query, searched, { language, now: new Date() })
    const paths = matches.map(pathOf)
    return { ...judged, paths, quality: quality(judged, paths) }
  })
}

const setOf = (flags: readonly string[]): JudgedSet =>
  JUDGED_SETS.find((set) => flags.includes(set)) ?? 'judged'

if (import.meta.main) {
  const [origin = 'http://127.0.0.1:3000', ...flags] = process.argv.slice(2)
  for (const language of LANGUAGES) {
    const set = setOf(flags)
    const results = judge(language, await publishedDocuments(origin, language), { set })
    const shown = flags.includes('--worst') ? results.filter((one) => one.quality < 0.95) : results
    for (const { kind, query, quality: value, paths, grades } of shown) {
      console.log(`${language} ${value.toFixed(3)} ${kind.padEnd(5)} ${query}`)
      if (flags.includes('--worst')) {
        console.log(`     wanted ${[...grades].map(([path, grade]) => `${path}=${grade}`).join(' ')}`)
        console.log(`     found  ${paths.length}: ${paths.slice(0, 8).join(' ')}`)
      }
    }
    const kinds = Map.groupBy(results, ({ kind }) => kind)
    const parts = [...kinds].map(([kind, all]) => `${kind} ${mean(all.map((one) => one.quality)).toFixed(3)}`)
    console.log(
      `${language}: nDCG@10 ${mean(results.map((one) => one.quality)).toFixed(4)} (${parts.join(', ')})`,
    )
  }
}
