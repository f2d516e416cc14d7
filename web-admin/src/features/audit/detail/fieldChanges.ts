import type { Field, Declaration } from '@flou/shared/content/declaration.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { isLanguage, languageOf, type Language } from '@flou/shared/locale.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'

interface FieldChange {
  path: string
  /** Declared names on the path, with 1-based positions of entries: `items`, 2, `title`. */
  names: readonly (string | number)[]
  language: Language | undefined
  one: string
  other: string
}

interface Leaf extends Omit<FieldChange, 'one' | 'other'> {
  raw: string
  visibleText: string
}

const stripTags = (html: string) =>
  html
    .replaceAll(/<[^<>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const asText = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

const shownText = (field: Field, value: unknown) =>
  field.kind === 'richText' ? stripTags(asText(value)) : asText(value)

function namesOf(path: readonly (string | number)[]): (string | number)[] {
  const isText = (segment: string | number | undefined) =>
    segment === 'contents' || segment === 'translations'
  return path
    .filter((segment, index) => !isText(segment) && !isText(path[index - 1]))
    .map((segment) => (typeof segment === 'number' ? segment + 1 : segment))
}

function leavesOf(declaration: Declaration, record: FormValues): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  visitRecord(declaration, record, (field, value, { path, languageId }) => {
    if (field.isSecret) return
    const language = languageId === undefined ? undefined : languageOf(languageId)
    leaves.set(path.join('.'), {
      path: path.join('.'),
      names: namesOf(path),
      language: isLanguage(language) ? language : undefined,
      raw: asText(value),
      visibleText: shownText(field, value),
    })
  })
  return leaves
}

export function fieldChanges(declaration: Declaration, one: FormValues, other: FormValues): FieldChange[] {
  const [mine, theirs] = [leavesOf(declaration, one), leavesOf(declaration, other)]
  return [...new Map([...theirs, ...mine]).values()]
    .map((leaf) => ({ leaf, a: mine.get(leaf.path), b: theirs.get(leaf.path) }))
    .filter(({ a, b }) => (a?.raw ?? '') !== (b?.raw ?? ''))
    .map(({ leaf: { path, names, language }, a, b }) => {
      // same words, different formatting: compare the markup
      const isFormatOnly = a?.visibleText === b?.visibleText
      const text = (side: Leaf | undefined) => (isFormatOnly ? side?.raw : side?.visibleText) ?? ''
      return { path, names, language, one: text(a), other: text(b) }
    })
}
