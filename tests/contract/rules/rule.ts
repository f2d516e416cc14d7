/** A rule of spec §5: what is sent for a field, and what is answered. */
export interface Rule {
  /** Key of the content type or section. */
  type: string
  /** Path of the field in the body. */
  field: string
  bad: unknown
  /** The wire key of the error. */
  key: string
  message: string
}

export const REQUIRED = 'This field is required.'

/** What an empty form sends, by what the field holds. */
export const EMPTY = { text: '', id: 0, ids: [], number: null } as const

interface Required {
  /** Fields with one value for each language. */
  perLanguage?: readonly string[]
  texts?: readonly string[]
  ids?: readonly string[]
  lists?: readonly string[]
  numbers?: readonly string[]
  /** Name of the list of languages. */
  localizedName?: 'contents' | 'translations'
}

/** `mediaId` → `MediaId`, `cta.mediaId` → `CTA.MediaId`, `contents.0.title` → `Contents[0].Title`, as spec §5 writes them. */
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

/** The fields without which a type is not saved; those with languages are asked for in each. */
export function required(
  type: string,
  { perLanguage = [], texts = [], ids = [], lists = [], numbers = [], localizedName = 'contents' }: Required,
): Rule[] {
  const inLanguages = perLanguage.flatMap((field) => {
    const parts = field.split('.')
    const name = parts.pop() ?? ''
    return [0, 1].map((index) => [...parts, localizedName, index, name].join('.'))
  })
  const all: [readonly string[], unknown][] = [
    [[...inLanguages, ...texts], EMPTY.text],
    [ids, EMPTY.id],
    [lists, EMPTY.ids],
    [numbers, EMPTY.number],
  ]
  return all.flatMap(([fields, bad]) => fields.map((field) => rule(type, field, [bad, REQUIRED])))
}
