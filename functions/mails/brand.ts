import { settingLogo } from '@flou/shared/content/types/setting.ts'
import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import type { Table } from '../store/dynamo/table.ts'
import { keys } from '../store/keys.ts'
import { dataOf } from '../store/liveItem.ts'

const logoSchema = z.object({ logoId: z.number() })
const pictureSchema = z.object({
  contents: z.array(z.object({ languageId: z.number(), alt: z.optional(z.string()) })),
})

/** How long a name that was read is used, in milliseconds. */
const KEPT_MS = 60_000
type Names = ReadonlyMap<number, string>
const kept = new WeakMap<Table, { names: Names; until: number }>()

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

/** The name of the site, which is the alternative text of its logo on every page; undefined if there is none. */
export async function brandOf(
  { table, now }: { table: Table; now: () => Date },
  language: Language,
): Promise<string | undefined> {
  const time = now().getTime()
  const known = kept.get(table)
  const names = known && known.until > time ? known.names : await readNames(table)
  if (names !== known?.names) kept.set(table, { names, until: time + KEPT_MS })
  const [other] = names.values()
  return names.get(CONTENT_LANGUAGE_ID[language]) ?? other
}

const PLAIN = /^[\x20-\x7e]+$/

/** The sender as a header field: a name in front of an address that has none (RFC 5322, RFC 2047). */
export function senderOf(from: string, brand: string | undefined): string {
  if (brand === undefined || from.includes('<')) return from
  const name = PLAIN.test(brand)
    ? `"${brand.replace(/["\\]/g, '\\$&')}"`
    : `=?UTF-8?B?${Buffer.from(brand).toString('base64')}?=`
  return `${name} <${from}>`
}
