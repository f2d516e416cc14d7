import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { searchPin, searchSynonym } from '@flou/shared/content/types/siteSearch.ts'
import { LANGUAGES, splitUrl, type Language } from '@flou/shared/locale.ts'
import type { OutsidePage, SearchRules } from '@flou/shared/search/results.ts'
import { phrasesIn, updateManifest } from '../../search/index.ts'
import { contentReader, type ContentReader } from '../../../core/store/contentReader.ts'
import { textOf, textsOf } from '../../../core/store/texts.ts'
import type { StreamEvent } from '../readStream.ts'
import type { Publisher } from '../publisher.ts'

/** Limit because each query scans all rules. */
const MAX_RECORDS = 2_000

const KEYS: ReadonlySet<string> = new Set([searchSynonym.key, searchPin.key])
type Values = Readonly<Record<string, unknown>>
type WrittenRecords = readonly Pick<StreamEvent, 'type' | 'id'>[]

/** Adds written records that the eventually consistent list may miss. */
async function recordsOf(
  reader: ContentReader,
  type: ContentType,
  writtenRecords: WrittenRecords,
): Promise<StoredRecord[]> {
  const written = writtenRecords
    .filter((writtenRecord) => writtenRecord.type.key === type.key)
    .map(({ id }) => id)
  const { ids } = await reader.idsFrom(type, { after: undefined, limit: MAX_RECORDS })
  const records = await Promise.all([...new Set([...ids, ...written])].map((id) => reader.byId(type, id)))
  return records.filter((record) => record !== undefined)
}

const orderOf = ({ order }: Values) => (typeof order === 'number' ? order : 0)

const isOutsideUrl = (url: string) => /^https?:/.test(url)

function outsideOf(records: readonly Values[], language: Language): OutsidePage[] {
  const own = (record: Values, field: 'title' | 'description') =>
    textsOf(searchPin.declaration, record, field)[language]
  return records.flatMap((record) => {
    const url = textOf(record.url)
    if (!isOutsideUrl(url)) return []
    return [{ url, title: own(record, 'title') || url, description: own(record, 'description') }]
  })
}

function pinsOf(records: readonly Values[], language: Language): SearchRules['pins'] {
  const byQuery = new Map<string, string[]>()
  for (const record of records.toSorted((one, other) => orderOf(one) - orderOf(other))) {
    const url = textOf(record.url)
    const path = isOutsideUrl(url) ? url : splitUrl(url)[0]
    for (const query of phrasesIn(textsOf(searchPin.declaration, record, 'query')[language]))
      byQuery.set(query, [...(byQuery.get(query) ?? []), path])
  }
  return [...byQuery].map(([query, paths]) => ({ query, paths }))
}

/** Returns the rules of a language from stored synonyms and pins. */
export const rulesOf = (
  { synonyms, pins }: { synonyms: readonly Values[]; pins: readonly Values[] },
  language: Language,
): SearchRules => ({
  synonyms: synonyms
    .map((record) => phrasesIn(textsOf(searchSynonym.declaration, record, 'words')[language]))
    .filter((group) => group.length > 1),
  pins: pinsOf(pins, language),
  outside: outsideOf(pins, language),
})

/** Publishes synonyms and pins if they changed, or always without `writtenRecords`. */
export async function publishRules(
  { index, table, registry, now }: Pick<Publisher, 'index' | 'table' | 'registry' | 'now'>,
  writtenRecords?: WrittenRecords,
): Promise<void> {
  if (!index || writtenRecords?.some(({ type }) => KEYS.has(type.key)) === false) return
  await updateManifest({ files: index, now }, async ({ manifest }) => {
    const reader = contentReader({ table, registry, now: now(), consistent: true })
    const [synonyms, pins] = await Promise.all([
      recordsOf(reader, searchSynonym, writtenRecords ?? []),
      recordsOf(reader, searchPin, writtenRecords ?? []),
    ])
    const rules = Object.fromEntries(
      LANGUAGES.map((language) => [language, rulesOf({ synonyms, pins }, language)]),
    ) as Record<Language, SearchRules>
    return { ...manifest, rules }
  })
}
