import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { searchPin, searchSynonym } from '@flou/shared/content/types/siteSearch.ts'
import { LANGUAGES, splitAddress, type Language } from '@flou/shared/locale.ts'
import type { SearchRules } from '@flou/shared/search/rules.ts'
import { folded } from '@flou/shared/search/words/words.ts'
import { updateManifest } from '../../searchIndex/updateIndex.ts'
import { contentReader, type ContentReader } from '../../store/contentReader.ts'
import { textOf, textsOf } from '../../store/texts.ts'
import type { Change } from '../changes/change.ts'
import type { Publisher } from '../publisher.ts'

/** Records of a kind at most; more would be looked through with every query. */
const MOST = 2_000

const KEYS: ReadonlySet<string> = new Set([searchSynonym.key, searchPin.key])
type Touched = readonly Pick<Change, 'type' | 'id'>[]

/** All visible records of a type: those the list names, and those just written, which it may not name yet. */
async function recordsOf(
  reader: ContentReader,
  type: ContentType,
  changes: Touched,
): Promise<StoredRecord[]> {
  const written = changes.filter((change) => change.type.key === type.key).map(({ id }) => id)
  const { ids } = await reader.idsFrom(type, { after: undefined, limit: MOST })
  const records = await Promise.all([...new Set([...ids, ...written])].map((id) => reader.byId(type, id)))
  return records.filter((record) => record !== undefined)
}

const phrasesIn = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => folded(phrase).replace(/\s+/g, ' ').trim())
    .filter((phrase) => phrase !== '')

const orderOf = ({ order }: StoredRecord) => (typeof order === 'number' ? order : 0)

function pinsOf(records: readonly StoredRecord[], language: Language): SearchRules['pins'] {
  const byQuery = new Map<string, string[]>()
  for (const record of records.toSorted((one, other) => orderOf(one) - orderOf(other))) {
    const path = splitAddress(textOf(record['url']))[0]
    for (const query of phrasesIn(textsOf(searchPin.shape, record, 'query')[language]))
      byQuery.set(query, [...(byQuery.get(query) ?? []), path])
  }
  return [...byQuery].map(([query, paths]) => ({ query, paths }))
}

/** The rules of a language from the records of editors. */
export const rulesOf = (
  { synonyms, pins }: { synonyms: readonly StoredRecord[]; pins: readonly StoredRecord[] },
  language: Language,
): SearchRules => ({
  synonyms: synonyms
    .map((record) => phrasesIn(textsOf(searchSynonym.shape, record, 'words')[language]))
    .filter((group) => group.length > 1),
  pins: pinsOf(pins, language),
})

/** Tells the search of synonyms and pinned results, where they have changed or `changes` is not given. */
export async function publishRules(
  { index, table, registry, now }: Publisher,
  changes?: Touched,
): Promise<void> {
  if (!index || changes?.some(({ type }) => KEYS.has(type.key)) === false) return
  await updateManifest({ files: index, now }, async ({ manifest }) => {
    const reader = contentReader({ table, registry, now: now(), consistent: true })
    const [synonyms, pins] = await Promise.all([
      recordsOf(reader, searchSynonym, changes ?? []),
      recordsOf(reader, searchPin, changes ?? []),
    ])
    const rules = Object.fromEntries(
      LANGUAGES.map((language) => [language, rulesOf({ synonyms, pins }, language)]),
    ) as Record<Language, SearchRules> // one for each language
    return { ...manifest, rules }
  })
}
