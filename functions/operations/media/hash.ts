import type { StoredRecord } from '@flou/shared/api.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { keys } from '../../store/keys.ts'
import { recordOf } from '../../store/liveItem.ts'
import { textOf } from '../../store/texts.ts'
import type { WriteContext, Values } from '../../store/writeContext.ts'

async function holderOf({ table }: WriteContext, hash: string): Promise<number | undefined> {
  const guard =
    hash === '' ? undefined : await table.get(keys.guard(media.key, 'hash', hash), { consistent: true })
  return guard && Number(guard['to'])
}

/** The library's file with this content, if it is not in the trash. */
export async function fileWith(change: WriteContext, hash: string): Promise<StoredRecord | undefined> {
  const holder = await holderOf(change, hash)
  const item = holder && (await change.table.get(keys.live(media.key, holder), { consistent: true }))
  return item && item['state'] !== 'trashed' ? recordOf(item) : undefined
}

/** A hash of its own for a copy kept beside a file with the same content: uploads find the first one. */
export const copyHash = (hash: string, mark: string): string => `${hash}-${mark}`

/** Fields with a hash that no other file holds. */
export async function withFreeHash(change: WriteContext, id: number, fields: Values): Promise<Values> {
  const hash = textOf(fields['hash'])
  const holder = await holderOf(change, hash)
  return holder === undefined || holder === id ? fields : { ...fields, hash: copyHash(hash, String(id)) }
}
