import type { StoredRecord } from '@flou/shared/api.ts'
import { shapeSchema } from '@flou/shared/content/schema.ts'
import { shape } from '@flou/shared/content/shape.ts'
import { missingIs } from '@flou/shared/content/values/issue.ts'
import { media } from '@flou/shared/content/types/media.ts'
import type { CropArea } from '@flou/shared/media.ts'
import type { MessageCode } from '@flou/shared/messages.ts'
import * as z from 'zod/mini'
import type { Answer, Call } from '../http/call.ts'
import { endpoint } from '../http/endpoint.ts'
import { answerOutcome } from '../http/records/answerRecord.ts'
import { versionOf } from '../http/records/answerVersions.ts'
import { operationContext } from '../http/records/operationContext.ts'
import { idOf, requireObject, submittedVersion } from '../http/records/submitted.ts'
import type { MediaStorage } from '../mediaFiles/mediaStorage.ts'
import { parse } from '../operations/input/parse.ts'
import {
  cropPictureOperation,
  describeFileOperation,
  filePlace,
  replaceFileOperation,
  restoreFileOperation,
} from '../operations/media/changeFile.ts'
import { restoreTrashedFileOperation } from '../operations/media/libraryOperations.ts'
import type { Caller, Operation } from '../operations/operation.ts'
import { performNoting } from '../operations/perform.ts'
import { USE_MEDIA } from '../operations/media/useMedia.ts'
import { MANAGE_MEDIA } from '../operations/permission.ts'
import { trashOperation } from '../operations/records/moveRecord.ts'
import type { Snapshot } from '../store/writeContext.ts'

/** The area that audit entries of the library name. */
export const MEDIA_SERVICE = 'media'

/** Performs a change of a file and answers its record, or that it waits for approval. */
const performed = <P>(
  call: Call & { caller: Caller },
  operation: Operation<Snapshot, P, StoredRecord>,
  message: MessageCode,
): Promise<Answer> =>
  answerOutcome(media, performNoting(operation, operationContext(call, MEDIA_SERVICE)), { message })

/** `PUT /api/dashboard/media/{id}` `{ recordVersion, name?, contents?, folderId?, tags?, focalX?, focalY? }`: what is absent stays. */
export const describeMedia = endpoint({
  input: requireObject,
  permission: USE_MEDIA,
  handle: async (call) => {
    const known = { id: idOf(call), version: submittedVersion(call.body) }
    return performed(call, describeFileOperation(known, call.body), 'updated')
  },
})

const replaceInput = z.object({
  key: z.string(missingIs('required')),
  recordVersion: z.int(missingIs('required', 'notANumber')),
})

/**
 * `POST /api/dashboard/media/{id}/file` `{ key, recordVersion }`: puts an upload in place of a file. Its id stays, so every page that
 * shows it is published anew; the file before stays with its version.
 */
export const replaceFile = (storage: MediaStorage) =>
  endpoint({
    input: replaceInput,
    permission: MANAGE_MEDIA,
    handle: async (call) => {
      const { key, recordVersion: version } = call.body
      const operation = replaceFileOperation({ id: idOf(call), version }, { key, storage })
      return performed(call, operation, 'updated')
    },
  })

const cropSchema = shapeSchema(shape({ fields: { crop: media.shape.fields.crop } }))

/**
 * `POST /api/dashboard/media/{id}/crop` `{ crop: { x, y, width, height }, recordVersion }`: shows a part of a picture, made from the kept
 * original; a width of 0 shows all of it again.
 */
export const cropPicture = (storage: MediaStorage) =>
  endpoint({
    input: requireObject,
    permission: MANAGE_MEDIA,
    handle: async (call) => {
      const known = { id: idOf(call), version: submittedVersion(call.body) }
      const crop = parse(cropSchema, call.body)['crop'] as CropArea // what the schema lets pass
      return performed(call, cropPictureOperation(known, { crop, storage }), 'updated')
    },
  })

/** `POST /api/dashboard/media/{id}/versions/{version}/restore`: an earlier file of the record again. */
export const restoreFile = endpoint({
  permission: MANAGE_MEDIA,
  handle: (call) => performed(call, restoreFileOperation(idOf(call), versionOf(call)), 'restored'),
})

/** `DELETE /api/dashboard/media/{id}`: to the trash; refused with where it is used (decision 23). */
export const deleteMedia = endpoint({
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const answer = await performed(call, trashOperation(filePlace(idOf(call)), undefined), 'deleted')
    return { ...answer, data: null }
  },
})

/** `POST /api/dashboard/media/{id}/restore` */
export const restoreMedia = endpoint({
  permission: MANAGE_MEDIA,
  handle: (call) => performed(call, restoreTrashedFileOperation(idOf(call)), 'restored'),
})
