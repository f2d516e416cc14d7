import type { Option } from '@flou/shared/api.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { LANGUAGES, otherLanguage, type Language } from '@flou/shared/locale.ts'
import type { GridReader, Unread } from '../kindModule.ts'
import { parsedColumn } from '../plainText.ts'

const folded = (text: string) => text.trim().toLowerCase()

/** Returns the key of the type whose records a field holds. */
export const targetOf = (field: Field): string | undefined => ('to' in field ? String(field.to) : undefined)

const optionsOf = ({ field, references }: GridReader) => references[targetOf(field) ?? ''] ?? []

/** Returns the id at the end of a text such as `Cloud (#3)`. */
export function idInText(text: string): number | undefined {
  const [, id] = /\(#(\d+)\)$/.exec(text.trim()) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Returns a record's title; adds the id if the title is ambiguous. */
function titleIn(option: Option, options: readonly Option[], language: Language): string {
  const title = option.title[language] || option.title[otherLanguage(language)]
  const isShared = options.some(
    (other) => other.id !== option.id && LANGUAGES.some((one) => folded(other.title[one]) === folded(title)),
  )
  return isShared || title === '' ? `${title} (#${option.id})`.trim() : title
}

export const referenceColumn = parsedColumn({
  width: 190,
  read: (text, reader) => {
    const options = optionsOf(reader)
    const needle = folded(text)
    const id = idInText(needle)
    if (id !== undefined && options.some((option) => option.id === id)) return id
    const found = options.filter(({ title }) =>
      LANGUAGES.some((language) => folded(title[language]) === needle),
    )
    if (found.length === 1) return found[0]?.id
    return { unread: text, problem: found.length > 1 ? 'grid.ambiguous' : 'grid.unknown' } satisfies Unread
  },
  write: (value, reader) => {
    const options = optionsOf(reader)
    const option = options.find(({ id }) => id === value)
    if (option) return titleIn(option, options, reader.language)
    return typeof value === 'number' && value > 0 ? `(#${value})` : ''
  },
  suggestions: (reader) => {
    const options = optionsOf(reader)
    return options.map((option) => titleIn(option, options, reader.language))
  },
})
