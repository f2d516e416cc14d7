import { newItem } from '@flou/shared/content/values/initial.ts'
import type { TimetableParts } from './parts.ts'
import type { PastedLine } from './programme.ts'

interface Pasted {
  lines: readonly PastedLine[]
  /** The entry that gets the first line. */
  from: number
}
type Entry = Record<string, unknown>

/** A new entry with a line's texts in both languages, in the order of the columns. */
function entryOf({ entry, texts }: TimetableParts, line: PastedLine): Entry {
  const fresh = newItem(entry.of, new Date())
  const named = Object.fromEntries(
    Object.keys(texts).flatMap((name, at) => (line.texts[at] ? [[name, line.texts[at]]] : [])),
  )
  const contents = fresh[entry.of.localizedName]
  if (!Array.isArray(contents)) return fresh
  return { ...fresh, [entry.of.localizedName]: contents.map((texts: Entry) => ({ ...texts, ...named })) }
}

/** The entries of a day with pasted times: those that are there keep their texts, further lines become new ones. */
export function withPasted(
  parts: TimetableParts,
  entries: readonly unknown[],
  { lines, from }: Pasted,
): Entry[] {
  const all = entries as readonly Entry[] // entries of the form
  const timed = lines.map((line, at) => ({
    ...(all[from + at] ?? entryOf(parts, line)),
    [parts.start]: line.start,
    [parts.end]: line.end,
  }))
  return [...all.slice(0, from), ...timed, ...all.slice(from + timed.length)].slice(0, parts.entry.max)
}
