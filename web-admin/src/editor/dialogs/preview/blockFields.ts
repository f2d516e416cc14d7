import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import { readProperty } from '../../../core/records/entries.ts'
import { addStyle, blocksOf, scrollToBlock } from './pageBlocks.ts'

const FIELD = 'data-from-field'
const FOCUS = 'data-field-focused'
const STYLE = `[${FIELD}] { cursor: pointer }
[${FIELD}]:hover { outline: 2px dashed #2563eb; outline-offset: 4px; border-radius: 4px }
[${FOCUS}] { outline: 2px solid #2563eb; outline-offset: 4px; border-radius: 4px }`

/** A shorter text within a longer one would match by chance. */
const LEAST_PART = 12

export interface FieldText {
  path: string
  text: string
  /** As stored, with its markup. */
  source: string
}

/** Pages break texts at other spaces than fields. */
const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '')

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '' }

// bounded: a rich text of the form
const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(\w{2,4});/g, (entity, name: string) => ENTITIES[name] ?? entity)

const isOtherLanguage = (value: unknown, language: Language): boolean => {
  const id = readProperty(value, 'languageId')
  return id !== undefined && id !== CONTENT_LANGUAGE_ID[language]
}

/** Texts of a form's values with their paths, without those of the other language. */
export function fieldTexts(value: unknown, language: Language, path = ''): FieldText[] {
  if (typeof value === 'string') {
    const text = withoutSpace(withoutTags(value))
    return text === '' && value === '' ? [] : [{ path, text, source: value }]
  }
  if (typeof value !== 'object' || value === null || isOtherLanguage(value, language)) return []
  return Object.entries(value).flatMap(([name, one]) =>
    fieldTexts(one, language, path === '' ? name : `${path}.${name}`),
  )
}

/** @returns path of the field with this text, else of the shortest one that contains it */
export function fieldOf(content: string, texts: readonly FieldText[]): string | undefined {
  const sought = withoutSpace(content)
  const equal = texts.find(({ text }) => text === sought)
  if (equal) return equal.path
  if (sought.length < LEAST_PART) return undefined
  const [shortest] = texts
    .filter(({ text }) => text.includes(sought))
    .toSorted((one, other) => one.text.length - other.text.length)
  return shortest?.path
}

/** @returns path of the field with a text in its markup */
export const fieldWithSource = (sought: string, texts: readonly FieldText[]): string | undefined =>
  sought === '' ? undefined : texts.find(({ source }) => source.includes(sought))?.path

/** Marks the blocks of a page that show a field's text. */
export function markFields(page: Document, values: unknown, language: Language): void {
  const texts = fieldTexts(values, language)
  for (const { element, content } of blocksOf(page)) {
    const path = element.tagName === 'IMG' ? undefined : fieldOf(content, texts)
    if (path === undefined) element.removeAttribute(FIELD)
    else element.setAttribute(FIELD, path)
  }
  addStyle(page, 'field-style', STYLE)
}

export const fieldAt = (target: EventTarget | null): string | undefined =>
  (target as Element | null)?.closest(`[${FIELD}]`)?.getAttribute(FIELD) ?? undefined

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= (element.ownerDocument.defaultView?.innerHeight ?? 0)
}

/** Outlines the first block of a field. @returns the block; undefined if the page has none */
export function outlineField(page: Document, path: string): Element | undefined {
  for (const element of page.querySelectorAll(`[${FOCUS}]`)) element.removeAttribute(FOCUS)
  const block = page.querySelector(`[${FIELD}="${CSS.escape(path)}"]`) ?? undefined
  block?.setAttribute(FOCUS, '')
  return block
}

/** Outlines the first block of a field and scrolls to it if it is out of view. */
export function scrollToField(page: Document, path: string): void {
  const block = outlineField(page, path)
  if (block && !isInView(block)) scrollToBlock(block)
}
