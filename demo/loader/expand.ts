import {
  isNestedRecord,
  type Declaration,
  type Field,
  type Fields,
} from '@flou/shared/content/declaration.ts'
import { permissionList, PERMISSIONS } from '@flou/shared/content/permissions.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { escapeHtml } from '@flou/shared/strings/escapeHtml.ts'
import { appearanceText } from './appearance.ts'
import { FieldProblem, type FieldPath } from './contentError.ts'
import { richText } from './markdown.ts'
import { requirePicture } from './pictures.ts'
import { isData, type Data } from './parseFile.ts'

export type Body = Readonly<Record<string, unknown>>

/** @throws for a name that is not stored yet */
export interface DemoIds {
  picture(name: string): number
  pictureUrl(name: string): string
  record(type: string, key: string): number
}

interface Place {
  ids: DemoIds
  at: FieldPath
}

type NestedField = Field & { of: Declaration }
const below = ({ ids, at }: Place, ...names: FieldPath): Place => ({ ids, at: [...at, ...names] })

function requireList(value: unknown, { at }: Place): readonly unknown[] {
  if (!Array.isArray(value)) throw new FieldProblem(at, 'This must be a list.')
  return value
}

function requireText(value: unknown, { at }: Place): string {
  if (typeof value !== 'string')
    throw new FieldProblem(at, 'This must be a text, or one as “en” and one as “id”. Put numbers in quotes.')
  return value
}

function found<T>({ at }: Place, find: () => T): T {
  try {
    return find()
  } catch (cause) {
    throw new FieldProblem(at, cause instanceof Error ? cause.message : String(cause))
  }
}

const picture = (value: unknown, place: Place) =>
  found(place, () => place.ids.picture(requireText(value, place)))

function pictureMarkup(name: string, alt: string, { ids }: Place): string {
  const id = ids.picture(name)
  const { size } = requirePicture(name)
  if (!size) throw new Error(`The picture ${name} has no size: texts contain diagrams only.`)
  return `<img src="${ids.pictureUrl(name)}" data-media="${id}" alt="${escapeHtml(alt)}" width="${size.width}" height="${size.height}">`
}

const record = (field: Field, value: unknown, place: Place) =>
  found(place, () => place.ids.record((field as Field & { to: string }).to, requireText(value, place)))

function permission(value: unknown, place: Place) {
  const names = requireList(value, place)
  const unknown = names.findIndex((name) => !PERMISSIONS.some((one) => one === name))
  if (unknown >= 0)
    throw new FieldProblem(below(place, unknown).at, `No permission is called ${String(names[unknown])}.`)
  return permissionList((key) => names.includes(key))
}

/** Amounts are written in rupiah and stored with four more digits. */
const MONEY_SCALE = 10_000
const money = (value: unknown, { at }: Place) => {
  if (typeof value !== 'number') throw new FieldProblem(at, 'This must be an amount in rupiah.')
  return Math.round(value * MONEY_SCALE)
}

type Convert = (field: Field, value: unknown, place: Place) => unknown

/** Kinds that files write differently from the API. */
const CONVERT: Readonly<Record<string, Convert>> = {
  media: (_, value, place) => picture(value, place),
  mediaList: (_, value, place) =>
    requireList(value, place).map((name, index) => picture(name, below(place, index))),
  reference: record,
  references: (field, value, place) =>
    requireList(value, place).map((key, index) => record(field, key, below(place, index))),
  richText: (_, value, place) =>
    richText(requireText(value, place), (name, alt) => found(place, () => pictureMarkup(name, alt, place))),
  appearance: (_, value, { at }) => appearanceText(value, at),
  permissions: (_, value, place) => permission(value, place),
  money: (_, value, place) => money(value, place),
  group: (field, value, place) => expand((field as NestedField).of, value, place),
  video: (field, value, place) => expand((field as NestedField).of, value, place),
  items: (field, value, place) =>
    requireList(value, place).map((item, index) =>
      expandItem(field as NestedField, item, below(place, index)),
    ),
}

function expandItem({ of }: NestedField, item: unknown, place: Place): Body {
  const body = expand(of, item, place)
  return 'order' in of.fields ? { order: (place.at.at(-1) as number) + 1, ...body } : body
}

const unchanged: Convert = ({ initial }, value, place) =>
  typeof initial === 'string' ? requireText(value, place) : value

/** Kinds that a record has even if its file does not mention them. */
const ALWAYS: ReadonlySet<string> = new Set(['group', 'appearance'])

function valuesOf(fields: Fields, read: (name: string) => unknown, place: (name: string) => Place) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = read(name) ?? (ALWAYS.has(field.kind) ? {} : undefined)
      if (value === undefined) return []
      return [[name, (CONVERT[field.kind] ?? unchanged)(field, value, place(name))]]
    }),
  )
}

const isLocalizedText = (value: unknown): value is Data =>
  isData(value) && Object.keys(value).every((name) => LANGUAGES.some((language) => language === name))

const textIn = (value: unknown, language: Language): unknown =>
  isLocalizedText(value) ? value[language] : value

function requireKnownNames({ fields, localized }: Declaration, data: Data, { at }: Place): void {
  const names = [...Object.keys(localized), ...Object.keys(fields)]
  const unknown = Object.keys(data).find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new FieldProblem([...at, unknown], `Unknown field. Known are: ${names.join(', ')}.`)
}

/**
 * Builds the API's body of a record from a content file. A localized value is `{en, id}`, or one value for both
 * languages. Absent fields are left to the API's defaults.
 * @throws FieldProblem
 */
export function expand(declaration: Declaration, data: unknown, place: Place): Body {
  if (!isData(data)) throw new FieldProblem(place.at, 'This must be fields with values.')
  requireKnownNames(declaration, data, place)
  const { fields, localized, translationsKey } = declaration
  const own = valuesOf(
    fields,
    (name) => data[name],
    (name) => below(place, name),
  )
  if (Object.keys(localized).length === 0) return own
  const contents = LANGUAGES.map((language) => ({
    languageId: CONTENT_LANGUAGE_ID[language],
    ...valuesOf(
      localized,
      (name) => textIn(data[name], language),
      (name) => below(place, name, ...(isLocalizedText(data[name]) ? [language] : [])),
    ),
  }))
  return { ...own, [translationsKey]: contents }
}

/** Translates the path of a body's value to the path in the content file. */
export function filePath({ fields, localized, translationsKey }: Declaration, path: FieldPath): FieldPath {
  const [first = '', ...rest] = path
  if (first === translationsKey && Object.keys(localized).length > 0) {
    const [index, name = '', ...more] = rest
    const language = LANGUAGES[Number(index)]
    return language === undefined ? [] : [name, language, ...more]
  }
  const field = fields[String(first)]
  if (!field || !('of' in field)) return path
  const { of } = field as NestedField
  if (isNestedRecord(field)) return [first, ...filePath(of, rest)]
  return [first, ...rest.slice(0, 1), ...filePath(of, rest.slice(1))].filter((part) => part !== '')
}
