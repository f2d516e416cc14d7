import type { StoredRecord } from '@flou/shared/api.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { keys } from '../../core/store/keys.ts'
import { recordOf } from '../../core/store/liveItem.ts'
import type { MediaFields } from '../../core/store/read/publicMedia.ts'
import type { WriteContext, Values } from '../../core/store/writeContext.ts'

async function findFileId({ table }: WriteContext, hash: string): Promise<number | undefined> {
  const guard =
    hash === '' ? undefined : await table.get(keys.guard(media.key, 'hash', hash), { consistent: true })
  return guard?.to
}

export async function findFileByHash(context: WriteContext, hash: string): Promise<StoredRecord | undefined> {
  const fileId = await findFileId(context, hash)
  const item = fileId && (await context.table.get(keys.live(media.key, fileId), { consistent: true }))
  return item && item.state !== 'trashed' ? recordOf(item) : undefined
}

/** Returns a unique hash for an intentional duplicate; uploads match the first file. */
export const copyHash = (hash: string, suffix: string): string => `${hash}-${suffix}`

export async function withUniqueHash(
  context: WriteContext,
  id: number,
  fields: MediaFields & Values,
): Promise<Values> {
  const { hash = '' } = fields
  const fileId = await findFileId(context, hash)
  return fileId === undefined || fileId === id ? fields : { ...fields, hash: copyHash(hash, String(id)) }
}
