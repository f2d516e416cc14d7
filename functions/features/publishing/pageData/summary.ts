import type { ContentType } from '@flou/shared/content/define.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { publicName, type Field } from '@flou/shared/content/declaration.ts'
import { hasText, LOCAL_NAMES, slugOf } from '@flou/shared/content/values/localize.ts'
import { seoFields } from '@flou/shared/content/types/sharedSections.ts'

type Values = Readonly<Record<string, unknown>>

const PAGE_ONLY_KINDS = new Set(['richText', 'code', 'group', 'appearance', 'video'])
const PAGE_ONLY_NAMES = new Set([...Object.keys(seoFields()), 'seoThumbnailId', 'seoMediaId'])

const isPageOnly = ([name, field]: [string, Field]) =>
  PAGE_ONLY_KINDS.has(field.kind) || PAGE_ONLY_NAMES.has(name)

/** Returns fields shown only on the record's own page. Lists omit them, so editing them renders no list. */
export const pageOnlyFields = ({
  publicPath,
  declaration,
  pageOnly = [],
}: ContentType): ReadonlySet<string> =>
  new Set(
    publicPath === undefined
      ? []
      : [
          ...Object.entries({ ...declaration.fields, ...declaration.localized })
            .filter(isPageOnly)
            .map(([name]) => name),
          ...pageOnly.map(String),
        ],
  )

const entriesOf = ({ declaration }: ContentType, record: Values) =>
  (record[declaration.translationsKey] ?? []) as Values[]

const without = (values: Values, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))

export function summarize(type: ContentType, record: StoredRecord): StoredRecord {
  const omitted = pageOnlyFields(type)
  const { translationsKey } = type.declaration
  return {
    ...record,
    ...Object.fromEntries([...omitted].map((name) => [name, undefined])),
    [translationsKey]: entriesOf(type, record).map((entry) => without(entry, omitted)),
  }
}

const textsOf = (type: ContentType, record: Values, name: string) =>
  entriesOf(type, record).map((entry) => [entry.languageId, entry[name]] as const)

const valueOf = (type: ContentType, record: Values, name: string): string =>
  JSON.stringify(name in type.declaration.localized ? textsOf(type, record, name) : [record[name]])

/** Languages that have the text; the others fall back. */
const languagesWith = (type: ContentType, record: Values, name: string): string =>
  textsOf(type, record, name)
    .filter(([, value]) => value)
    .map(([languageId]) => String(languageId))
    .toSorted()
    .join()

const languagesOf = (type: ContentType, record: Values): string =>
  entriesOf(type, record)
    .filter((entry) => hasText(without(entry, pageOnlyFields(type))))
    .map((entry) => String(entry.languageId))
    .toSorted()
    .join()

/** Names under which pages read a field; a local text replaces another one. */
const namesRead = (name: string, field: Field): string[] => [
  publicName(name, field),
  ...(LOCAL_NAMES[name] === undefined ? [] : [LOCAL_NAMES[name]]),
]

/** Returns the public names of fields that differ in lists, and of values that derive from them. */
export function listedDifferences(type: ContentType, before: Values, after: Values): string[] {
  const { declaration, list } = type
  const omitted = pageOnlyFields(type)
  const isChanged = (name: string) => valueOf(type, before, name) !== valueOf(type, after, name)
  const isFallback = (name: string) => languagesWith(type, before, name) !== languagesWith(type, after, name)
  const changed = Object.entries({ ...declaration.fields, ...declaration.localized }).filter(
    ([name, field]) => field.staffOnly !== true && !omitted.has(name) && isChanged(name),
  )
  const names = changed.flatMap(([name, field]) => namesRead(name, field))
  if (slugOf(type, before) !== slugOf(type, after) && !names.includes('slug')) names.push('slug')
  if (languagesOf(type, before) !== languagesOf(type, after)) names.push('lang')
  if (changed.some(([name]) => isFallback(name))) names.push('fallbacks')
  if (before.onlyIn !== after.onlyIn) names.push('onlyIn')
  return changed.some(([name]) => name === list.sortBy && name in declaration.localized)
    ? [...names, 'orderText']
    : names
}

export function contentOf({ declaration }: Pick<ContentType, 'declaration'>, record: Values): string {
  const names = [...Object.keys(declaration.fields), declaration.translationsKey]
  return JSON.stringify(names.map((name) => record[name]))
}
