/** A rule of the specification: a sent value and the expected error. */
export interface Rule {
  type: string
  field: string
  bad: unknown
  key: string
  message: string
}

export const REQUIRED = 'This field is required.'

/** Values of an empty form by type of field. */
const EMPTY = { text: '', id: 0, ids: [], number: null } as const

interface Required {
  perLanguage?: readonly string[]
  texts?: readonly string[]
  ids?: readonly string[]
  lists?: readonly string[]
  numbers?: readonly string[]
  translationsKey?: 'contents' | 'translations'
}

/**
 * `mediaId` → `MediaId`, `cta.mediaId` → `CTA.MediaId`, `contents.0.title` → `Contents[0].Title`, as the specification
 * writes them.
 */
const keyOf = (field: string): string =>
  field
    .split('.')
    .map((part) => (part === 'cta' ? 'CTA' : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('.')
    .replace(/\.(\d+)/g, '[$1]')

export const rule = (type: string, field: string, [bad, message]: readonly [unknown, string]): Rule => ({
  type,
  field,
  bad,
  key: keyOf(field),
  message,
})

/** Required fields of a type; localized ones are required in each language. */
export function required(
  type: string,
  {
    perLanguage = [],
    texts = [],
    ids = [],
    lists = [],
    numbers = [],
    translationsKey = 'contents',
  }: Required,
): Rule[] {
  const inLanguages = perLanguage.flatMap((field) => {
    const parts = field.split('.')
    const name = parts.pop() ?? ''
    return [0, 1].map((index) => [...parts, translationsKey, index, name].join('.'))
  })
  const all: [readonly string[], unknown][] = [
    [[...inLanguages, ...texts], EMPTY.text],
    [ids, EMPTY.id],
    [lists, EMPTY.ids],
    [numbers, EMPTY.number],
  ]
  return all.flatMap(([fields, bad]) => fields.map((field) => rule(type, field, [bad, REQUIRED])))
}
