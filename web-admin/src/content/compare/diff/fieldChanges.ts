import type { Field, Shape } from '@flou/shared/content/shape.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { isLanguage, languageOf, type Language } from '@flou/shared/locale.ts'
import type { FormValues } from '../../form/formErrors.ts'

/** One field, in one language where it is a text, that two states of a record say differently. */
export interface FieldChange {
  path: string
  /** The declared names on the way to it, and the position (from 1) of nested entries: `items`, 2, `title`. */
  names: readonly (string | number)[]
  language: Language | undefined
  one: string
  other: string
}

interface Leaf extends Omit<FieldChange, 'one' | 'other'> {
  said: string
  shown: string
}

const words = (html: string) =>
  html
    .replaceAll(/<[^<>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const asText = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)

const shownText = (field: Field, value: unknown) =>
  field.kind === 'richText' ? words(asText(value)) : asText(value)

/** Positions of languages are no part of a name; those of nested entries count from 1. */
function namesOf(path: readonly (string | number)[]): (string | number)[] {
  const isText = (part: string | number | undefined) => part === 'contents' || part === 'translations'
  return path
    .filter((part, index) => !isText(part) && !isText(path[index - 1]))
    .map((part) => (typeof part === 'number' ? part + 1 : part))
}

function leavesOf(shape: Shape, record: FormValues): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  visitRecord(shape, record, (field, value, { path, languageId }) => {
    if (field.kind === 'password') return
    const language = languageId === undefined ? undefined : languageOf(languageId)
    leaves.set(path.join('.'), {
      path: path.join('.'),
      names: namesOf(path),
      language: isLanguage(language) ? language : undefined,
      said: asText(value),
      shown: shownText(field, value),
    })
  })
  return leaves
}

/** What two states of a record say differently, field by field in both languages, in the order of the first. */
export function fieldChanges(shape: Shape, one: FormValues, other: FormValues): FieldChange[] {
  const [mine, theirs] = [leavesOf(shape, one), leavesOf(shape, other)]
  return [...new Map([...theirs, ...mine]).values()]
    .map((leaf) => ({ leaf, a: mine.get(leaf.path), b: theirs.get(leaf.path) }))
    .filter(({ a, b }) => (a?.said ?? '') !== (b?.said ?? ''))
    .map(({ leaf: { path, names, language }, a, b }) => {
      // the same words formatted differently: only the marks tell them apart
      const isFormatOnly = a?.shown === b?.shown
      const text = (side: Leaf | undefined) => (isFormatOnly ? side?.said : side?.shown) ?? ''
      return { path, names, language, one: text(a), other: text(b) }
    })
}
