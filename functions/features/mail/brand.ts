import { settingLogo } from '@flou/shared/content/types/setting.ts'
import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import type { Table } from '../../core/store/dynamo/table.ts'
import { keys } from '../../core/store/keys.ts'
import { dataOf } from '../../core/store/liveItem.ts'

const logoSchema = z.object({ logoId: z.number() })
const pictureSchema = z.object({
  contents: z.array(z.object({ languageId: z.number(), alt: z.optional(z.string()) })),
})

const CACHE_MS = 60_000
type Names = ReadonlyMap<number, string>
const cache = new WeakMap<Table, { names: Names; until: number }>()

async function readNames(table: Table): Promise<Names> {
  const section = await table.get(keys.sectionLive(settingLogo.key))
  const logo = logoSchema.safeParse(section && dataOf(section))
  const item = logo.success ? await table.get(keys.live('media', logo.data.logoId)) : undefined
  const picture = pictureSchema.safeParse(item && dataOf(item))
  const texts = picture.success ? picture.data.contents : []
  return new Map(
    texts.flatMap(({ languageId, alt = '' }) => (alt.trim() === '' ? [] : [[languageId, alt.trim()]])),
  )
}

export async function brandOf(
  { table, now }: { table: Table; now: () => Date },
  language: Language,
): Promise<string | undefined> {
  const time = now().getTime()
  const cached = cache.get(table)
  const names = cached && cached.until > time ? cached.names : await readNames(table)
  if (names !== cached?.names) cache.set(table, { names, until: time + CACHE_MS })
  const [fallback] = names.values()
  return names.get(CONTENT_LANGUAGE_ID[language]) ?? fallback
}

const PLAIN = /^[\x20-\x7e]+$/

/** Sender header (RFC 5322, RFC 2047), with the brand unless it has a name. */
export function senderOf(from: string, brand: string | undefined): string {
  if (brand === undefined || from.includes('<')) return from
  const name = PLAIN.test(brand)
    ? `"${brand.replace(/["\\]/g, '\\$&')}"`
    : `=?UTF-8?B?${Buffer.from(brand).toString('base64')}?=`
  return `${name} <${from}>`
}
