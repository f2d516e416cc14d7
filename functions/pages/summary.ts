import type { ContentType } from '@flou/shared/content/define.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { publicName, type Field } from '@flou/shared/content/shape.ts'
import { hasText } from '@flou/shared/content/values/localize.ts'
import { seoFields } from '@flou/shared/content/types/sharedSections.ts'

type Values = Readonly<Record<string, unknown>>

const PAGE_ONLY_KINDS = new Set(['richText', 'code', 'group', 'appearance'])
const PAGE_ONLY_NAMES = new Set([...Object.keys(seoFields()), 'seoThumbnailId', 'seoMediaId'])

const isPageOnly = ([name, field]: [string, Field]) =>
  PAGE_ONLY_KINDS.has(field.kind) || PAGE_ONLY_NAMES.has(name)

/**
 * Fields that only a record's own page shows: its text, its parts, its banner's look, its SEO texts, and what its type declares. Lists
 * give them empty, so an article's text can change without any list being rendered. Types without a page of their own are shown in full
 * wherever they are listed.
 */
export const pageOnlyFields = ({ publicPath, shape, pageOnly = [] }: ContentType): ReadonlySet<string> =>
  new Set(
    publicPath === undefined
      ? []
      : [
          ...Object.entries({ ...shape.fields, ...shape.localized })
            .filter(isPageOnly)
            .map(([name]) => name),
          ...pageOnly.map(String),
        ],
  )

const entriesOf = ({ shape }: ContentType, record: Values) => (record[shape.localizedName] ?? []) as Values[] // the store keeps what the schema let pass

const without = (values: Values, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))

/** A record without what only its own page shows. */
export function summarised(type: ContentType, record: StoredRecord): StoredRecord {
  const hidden = pageOnlyFields(type)
  const { localizedName } = type.shape
  return {
    ...record,
    ...Object.fromEntries([...hidden].map((name) => [name, undefined])),
    [localizedName]: entriesOf(type, record).map((entry) => without(entry, hidden)),
  }
}

/** A field's value in all languages, as text to compare. */
function valueOf(type: ContentType, record: Values, name: string): string {
  const isText = name in type.shape.localized
  const texts = () => entriesOf(type, record).map((entry) => [entry['languageId'], entry[name]])
  return JSON.stringify(isText ? texts() : [record[name]])
}

/** The languages in which a record says anything where it is listed, as text to compare. */
const languagesOf = (type: ContentType, record: Values): string =>
  entriesOf(type, record)
    .filter((entry) => hasText(without(entry, pageOnlyFields(type))))
    .map((entry) => String(entry['languageId']))
    .toSorted()
    .join()

/**
 * The public names of what lists show differently of a record now, without meta; none where they show it as before. A record's language
 * (`lang`) and its place in a localized order (`orderText`) follow from its texts.
 */
export function changedInLists(type: ContentType, before: Values, after: Values): string[] {
  const { shape, list } = type
  const hidden = pageOnlyFields(type)
  const isChanged = (name: string) => valueOf(type, before, name) !== valueOf(type, after, name)
  const changed = Object.entries({ ...shape.fields, ...shape.localized }).filter(
    ([name, field]) => field.staffOnly !== true && !hidden.has(name) && isChanged(name),
  )
  const names = changed.map(([name, field]) => publicName(name, field))
  if (languagesOf(type, before) !== languagesOf(type, after)) names.push('lang')
  return changed.some(([name]) => name === list.sortBy && name in shape.localized)
    ? [...names, 'orderText']
    : names
}

/** Everything declared of a record, as text to compare. */
export function contentOf({ shape }: Pick<ContentType, 'shape'>, record: Values): string {
  const names = [...Object.keys(shape.fields), shape.localizedName]
  return JSON.stringify(names.map((name) => record[name]))
}
