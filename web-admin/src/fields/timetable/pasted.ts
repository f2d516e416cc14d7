import { newItem } from '@flou/shared/content/values/initial.ts'
import type { TimetableSchema } from './timetableSchema.ts'
import type { PastedLine } from './programme.ts'

interface Pasted {
  lines: readonly PastedLine[]
  from: number
}
type Entry = Record<string, unknown>

function entryOf({ entry, texts }: TimetableSchema, line: PastedLine): Entry {
  const fresh = newItem(entry.of, new Date())
  const named = Object.fromEntries(
    Object.keys(texts).flatMap((name, at) => (line.texts[at] ? [[name, line.texts[at]]] : [])),
  )
  const contents = fresh[entry.of.translationsKey]
  if (!Array.isArray(contents)) return fresh
  return { ...fresh, [entry.of.translationsKey]: contents.map((texts: Entry) => ({ ...texts, ...named })) }
}

/** Returns entries with pasted times; existing ones retain their texts, additional lines append entries. */
export function withPasted(
  schema: TimetableSchema,
  entries: readonly unknown[],
  { lines, from }: Pasted,
): Entry[] {
  const all = entries as readonly Entry[]
  const timed = lines.map((line, at) => ({
    ...(all[from + at] ?? entryOf(schema, line)),
    [schema.start]: line.start,
    [schema.end]: line.end,
  }))
  return [...all.slice(0, from), ...timed, ...all.slice(from + timed.length)].slice(0, schema.entry.max)
}
