import { missingIs } from '@flou/shared/content/values/issue.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { mediaKindOf } from '@flou/shared/media.ts'
import * as z from 'zod/mini'
import { answerWrite } from '../../http/records/answerRecord.ts'
import { changeOf } from '../../http/records/operationContext.ts'
import { AppError } from '../../appError.ts'
import { endpoint } from '../../http/endpoint.ts'
import { recordOf } from '../../store/liveItem.ts'
import type { Change, Snapshot } from '../../store/write/change.ts'
import { earlierAnswer } from '../../store/write/idempotency.ts'
import { repeatable, requireSnapshot, storedRecord, updateRecord } from '../../store/write/saveRecord.ts'
import { idOf } from '../../media/library/readCalls.ts'
import type { MediaStorage } from '../../mediaFiles/mediaStorage.ts'
import { MANAGE_MEDIA } from '../../media/permission.ts'
import { takeIn, wrongFile } from '../../mediaFiles/ingestUpload.ts'
import { requireArrived, requireOwnUpload } from '../../media/uploadCalls.ts'
import { NO_CROP } from './crop.ts'
import { withFreeHash } from './hash.ts'

const input = z.object({
  key: z.string(missingIs('required')),
  version: z.int(missingIs('required', 'notANumber')),
})

/** The file's fields with another file in place of the present one, which its earlier version keeps. */
async function replaced(
  change: Change,
  storage: MediaStorage,
  { key, before }: { key: string; before: Snapshot },
) {
  const { upload, mime, folder, hash } = await requireArrived(storage, key)
  if (mediaKindOf(mime) !== mediaKindOf(String(before.fields['mime']))) throw wrongFile('fileOtherKind')
  const file = await takeIn({ storage, key, mime, folder, upload })
  const stored = Number(before.fields['stored'] ?? 0) + file.stored
  return withFreeHash(change, before.id, { ...before.fields, ...file, stored, hash, crop: NO_CROP })
}

/**
 * `POST /api/dashboard/media/{id}/file` `{ key, version }`: puts an upload in place of a file. Its id stays, so every page that
 * shows it is published anew; the file before stays with its version.
 */
export const replaceFile = (storage: MediaStorage) =>
  endpoint({
    input,
    permission: MANAGE_MEDIA,
    handle: async (call) => {
      const { key, version } = call.body
      const change = changeOf(call, 'media')
      const earlier = await earlierAnswer(change)
      if (earlier) return { data: recordOf(earlier), message: 'updated' }
      requireOwnUpload(call.caller, key)
      const saved = repeatable(change, async () => {
        const before = await requireSnapshot(change, media, { id: idOf(call) })
        if (before.version !== version) throw new AppError('record_changed', { data: storedRecord(before) })
        return updateRecord(change, media, {
          before,
          fields: await replaced(change, storage, { key, before }),
        })
      })
      const data = await answerWrite(media, saved)
      await storage.remove(key)
      return { data, message: 'updated' }
    },
  })
