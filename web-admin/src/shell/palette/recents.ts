import * as z from 'zod/mini'
import { isIconName } from '../../ui/Icon.tsx'
import { browserStorage } from '../../core/state/localStorage.ts'
import type { PaletteEntry, Reader } from './entries.ts'
import { RECENTS_PREFIX } from './forgetRecents.ts'

const MAX = 6

const textSchema = z.object({ en: z.string(), id: z.string() })
const entriesSchema = z.array(
  z.object({
    kind: z.literal('recent'),
    url: z.string().check(z.startsWith('/dashboard')),
    titles: textSchema,
    hint: textSchema,
    icon: z.custom<PaletteEntry['icon']>(isIconName),
  }),
)

const keyOf = (person: number, { office }: Pick<Reader, 'office'>) => `${RECENTS_PREFIX}${person}.${office}`

export function recentEntries(person: number, reader: Pick<Reader, 'office'>): PaletteEntry[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(keyOf(person, reader)) ?? '[]')
    return entriesSchema.safeParse(stored).data ?? []
  } catch {
    return []
  }
}

export function rememberEntry(person: number, reader: Pick<Reader, 'office'>, entry: PaletteEntry): void {
  const others = recentEntries(person, reader).filter(({ url }) => url !== entry.url)
  const entries = [{ ...entry, kind: 'recent' }, ...others].slice(0, MAX)
  browserStorage.write(keyOf(person, reader), JSON.stringify(entries))
}
