import { CONTENT_LANGUAGE_ID } from '@flou/shared/locale.ts'
import { isSampleText } from '@flou/shared/content/declaration.ts'
import { newItem } from '@flou/shared/content/values/initial.ts'
import type { TimetableSchema } from './timetableSchema.ts'
import type { PastedLine } from './pastedTable.ts'

interface Pasted {
  lines: readonly PastedLine[]
  from: number
}
type Entry = Record<string, unknown>

const isEmpty = (text: unknown) => {
  const typed = typeof text === 'string' ? text.trim() : ''
  return typed === '' || isSampleText(typed)
}

function withTexts({ entry: { of } }: TimetableSchema, entry: Entry, { texts }: PastedLine): Entry {
  const contents = entry[of.translationsKey]
  if (!Array.isArray(contents)) return entry
  const filled = contents.map((content: Entry) => {
    const own = texts.filter(({ languages }) =>
      languages.some((one) => CONTENT_LANGUAGE_ID[one] === content['languageId']),
    )
    const empty = own.filter(({ name }) => isEmpty(content[name]))
    return { ...content, ...Object.fromEntries(empty.map(({ name, text }) => [name, text])) }
  })
  return { ...entry, [of.translationsKey]: filled }
}

/** Returns entries with pasted times and texts; existing texts stay, additional lines append entries. */
export function withPasted(
  schema: TimetableSchema,
  entries: readonly unknown[],
  { lines, from }: Pasted,
): Entry[] {
  const all = entries as readonly Entry[]
  const timed = lines.map((line, at) => ({
    ...withTexts(schema, all[from + at] ?? newItem(schema.entry.of, new Date()), line),
    [schema.start]: line.start,
    [schema.end]: line.end,
  }))
  return [...all.slice(0, from), ...timed, ...all.slice(from + timed.length)].slice(0, schema.entry.max)
}
