import type { StoredRecord } from '@flou/shared/api.ts'
import { buildSchema } from '@flou/shared/content/schema.ts'
import { declareFields } from '@flou/shared/content/declaration.ts'
import { media } from '@flou/shared/content/types/media.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'
import * as z from 'zod/mini'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { answerOutcome } from '../../../core/http/records/answerRecord.ts'
import { versionOf } from '../../../core/http/records/answerVersions.ts'
import { operationContext } from '../../../core/http/records/operationContext.ts'
import { idOf, requireObject, bodyVersion } from '../../../core/http/records/requestValues.ts'
import type { OpenStorage } from '../files/mediaStorage.ts'
import { parse } from '../../../core/operations/input/parse.ts'
import {
  cropPictureOperation,
  describeFileOperation,
  fileTarget,
  replaceFileOperation,
  restoreFileOperation,
} from '../fileOperations.ts'
import { restoreTrashedFileOperation } from '../libraryOperations.ts'
import type { Operation } from '../../../core/operations/operation.ts'
import { performWithOutcome } from '../../../core/operations/perform.ts'
import { USE_MEDIA } from '../useMedia.ts'
import { MANAGE_MEDIA } from '../../../core/operations/permission.ts'
import { trashOperation } from '../../../core/operations/records/moveRecord.ts'
import type { Snapshot } from '../../../core/store/writeContext.ts'
import { typeError } from '@flou/shared/content/schema.ts'

export const MEDIA_SERVICE = 'media'

const performFileOperation = <P>(
  call: StaffCall,
  operation: Operation<Snapshot, P, StoredRecord>,
  message: MessageCode,
): Promise<Answer> =>
  answerOutcome(call, {
    type: media,
    write: performWithOutcome(operation, operationContext(call, MEDIA_SERVICE)),
    message,
  })

/**
 * `PUT /api/dashboard/media/{id}` `{ recordVersion, name?, contents?, folderId?, tags?, focalX?, focalY? }`:
 * absent fields stay unchanged.
 */
export const describeMedia = endpoint({
  input: requireObject,
  permission: USE_MEDIA,
  handle: async (call) => {
    const target = { id: idOf(call), version: bodyVersion(call.body) }
    return performFileOperation(call, describeFileOperation(target, call.body), 'updated')
  },
})

const replaceInput = z.object({
  key: z.string(typeError('required')),
  recordVersion: z.int(typeError('required', 'notANumber')),
})

/**
 * `POST /api/dashboard/media/{id}/file` `{ key, recordVersion }`: replaces the file; the id stays, and pages
 * that show it are published again.
 */
export const replaceFile = (openStorage: OpenStorage) =>
  endpoint({
    input: replaceInput,
    permission: MANAGE_MEDIA,
    handle: async (call) => {
      const { key, recordVersion: version } = call.body
      const operation = replaceFileOperation(
        { id: idOf(call), version },
        {
          key,
          storage: await openStorage(),
        },
      )
      return performFileOperation(call, operation, 'updated')
    },
  })

const cropSchema = buildSchema(declareFields({ fields: { crop: media.declaration.fields.crop } }))

/**
 * `POST /api/dashboard/media/{id}/crop` `{ crop: { x, y, width, height }, recordVersion }`: width 0 removes
 * the crop.
 */
export const cropPicture = (openStorage: OpenStorage) =>
  endpoint({
    input: requireObject,
    permission: MANAGE_MEDIA,
    handle: async (call) => {
      const target = { id: idOf(call), version: bodyVersion(call.body) }
      const crop = parse(cropSchema, call.body).crop
      const operation = cropPictureOperation(target, { crop, storage: await openStorage() })
      return performFileOperation(call, operation, 'updated')
    },
  })

export const restoreFile = endpoint({
  permission: MANAGE_MEDIA,
  handle: (call) => performFileOperation(call, restoreFileOperation(idOf(call), versionOf(call)), 'restored'),
})

/** Rejected with the usages if the file is in use. */
export const deleteMedia = endpoint({
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const answer = await performFileOperation(
      call,
      trashOperation(fileTarget(idOf(call)), undefined),
      'deleted',
    )
    return { ...answer, data: null }
  },
})

export const restoreMedia = endpoint({
  permission: MANAGE_MEDIA,
  handle: (call) => performFileOperation(call, restoreTrashedFileOperation(idOf(call)), 'restored'),
})
