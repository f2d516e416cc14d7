import { shapeSchema } from '@flou/shared/content/schema.ts'
import { shape } from '@flou/shared/content/shape.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { isCropped, type CropArea } from '@flou/shared/media.ts'
import { answerWrite } from '../../http/records/answerRecord.ts'
import { changeOf } from '../../http/records/operationContext.ts'
import { requireObject } from '../../content/records/recordRoutes.ts'
import { submittedVersion } from '../../http/records/submitted.ts'
import { AppError } from '../../appError.ts'
import { parse } from '../../http/body.ts'
import { endpoint } from '../../http/endpoint.ts'
import { textOf } from '../../store/texts.ts'
import type { Snapshot, Values } from '../../store/write/change.ts'
import { repeatable, requireSnapshot, storedRecord, updateRecord } from '../../store/write/saveRecord.ts'
import { idOf } from '../../media/library/readCalls.ts'
import type { MediaStorage } from '../../mediaFiles/mediaStorage.ts'
import { MANAGE_MEDIA } from '../../media/permission.ts'
import { folderFor, storeSizes, wrongFile } from '../../mediaFiles/ingestUpload.ts'
import { focalAfter, MIN_CROP, NO_CROP, pixelsOf } from './crop.ts'

const cropSchema = shapeSchema(shape({ fields: { crop: media.shape.fields.crop } }))
const focalOf = ({ focalX, focalY }: Values) => ({
  focalX: Number(focalX ?? 0.5),
  focalY: Number(focalY ?? 0.5),
})

/** The fields of a picture cut anew from its original. */
async function cropped(
  storage: MediaStorage,
  { id, version, fields }: Snapshot,
  crop: CropArea,
): Promise<Values> {
  const original = textOf(fields['original'])
  const bytes = original === '' ? undefined : await storage.read(original)
  if (!bytes) throw wrongFile('cropNotPossible')
  const { uprightSize } = await import('../../mediaFiles/pictureSize.ts')
  const part = isCropped(crop) ? pixelsOf(crop, await uprightSize(bytes)) : undefined
  if (part && Math.min(part.width, part.height) < MIN_CROP) throw wrongFile('cropTooSmall')
  const folder = folderFor(`${original} ${id} ${version}`)
  const sizes = await storeSizes(storage, folder, { bytes, ...(part && { part }) })
  const before = (fields['crop'] ?? NO_CROP) as CropArea // passed the schema
  return {
    ...fields,
    ...sizes,
    ...focalAfter(focalOf(fields), before, crop),
    crop,
    stored: Number(fields['stored'] ?? 0) + sizes.stored,
  }
}

/**
 * `POST /api/dashboard/media/{id}/crop` `{ crop: { x, y, width, height }, version }`: shows a part of a picture, made from the kept
 * original; a width of 0 shows all of it again.
 */
export const cropPicture = (storage: MediaStorage) =>
  endpoint({
    input: requireObject,
    permission: MANAGE_MEDIA,
    handle: async (call) => {
      const version = submittedVersion(call.body)
      const crop = parse(cropSchema, call.body)['crop'] as CropArea // what the schema lets pass
      const change = changeOf(call, 'media')
      const saved = repeatable(change, async () => {
        const before = await requireSnapshot(change, media, { id: idOf(call) })
        if (before.version !== version) throw new AppError('record_changed', { data: storedRecord(before) })
        return updateRecord(change, media, { before, fields: await cropped(storage, before, crop) })
      })
      return { data: await answerWrite(media, saved), message: 'updated' }
    },
  })
