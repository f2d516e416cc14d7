import { media, mediaFolder } from '@flou/shared/content/types/media.ts'
import { answerWrite } from '../../http/records/answerRecord.ts'
import { changeOf } from '../../http/records/operationContext.ts'
import { AppError } from '../../appError.ts'
import { endpoint } from '../../http/endpoint.ts'
import { keys } from '../../store/keys.ts'
import type { Change, Snapshot } from '../../store/write/change.ts'
import { repeatable, requireSnapshot, trashRecord, untrashRecord } from '../../store/write/saveRecord.ts'
import { withFreeHash } from '../../operations/media/hash.ts'
import { MANAGE_MEDIA } from '../permission.ts'
import { idOf, placesOf } from './readCalls.ts'

/** `DELETE /api/dashboard/media/{id}`: to the trash; refused with where it is used (decision 23). */
export const deleteMedia = endpoint({
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const change = changeOf(call, 'media')
    const id = idOf(call)
    await repeatable(change, async () => {
      const before = await requireSnapshot(change, media, { id })
      const usedIn = await placesOf(call, id)
      if (usedIn.length > 0) throw new AppError('in_use', { data: usedIn })
      return trashRecord(change, media, { before })
    })
    return { data: null, message: 'deleted' }
  },
})

/** A file comes back to where it was; to the top where its folder is gone, and beside the same file uploaded since. */
async function readyToReturn(change: Change, before: Snapshot): Promise<Snapshot> {
  const folderId = Number(before.fields['folderId'] ?? 0)
  const folder = folderId > 0 ? await change.table.get(keys.live(mediaFolder.key, folderId)) : undefined
  const isThere = folder !== undefined && folder['state'] !== 'trashed'
  const fields = await withFreeHash(change, before.id, before.fields)
  return { ...before, fields: { ...fields, folderId: isThere ? folderId : 0 } }
}

/** `POST /api/dashboard/media/{id}/restore` */
export const restoreMedia = endpoint({
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const change = changeOf(call, 'media')
    const restored = repeatable(change, async () => {
      const before = await requireSnapshot(change, media, { id: idOf(call), trashed: true })
      return untrashRecord(change, media, { before: await readyToReturn(change, before) })
    })
    return { data: await answerWrite(media, restored), message: 'restored' }
  },
})
