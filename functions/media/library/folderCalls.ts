import { typedText } from '@flou/shared/content/fields/field.ts'
import { mediaFolder } from '@flou/shared/content/types/media.ts'
import { missingIs } from '@flou/shared/content/values/issue.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../http/endpoint.ts'
import { answerOutcome } from '../../http/records/answerRecord.ts'
import { operationContext } from '../../http/records/operationContext.ts'
import { idOf } from '../../http/records/submitted.ts'
import {
  changeFolderOperation,
  createFolderOperation,
  deleteFolderOperation,
} from '../../operations/media/libraryOperations.ts'
import { performNoting } from '../../operations/perform.ts'
import { MANAGE_MEDIA } from '../../operations/permission.ts'
import { MEDIA_SERVICE } from '../fileCalls.ts'

const name = typedText(LIMITS.folderName)
const parentId = z.int(missingIs('required')).check(z.minimum(0))
const createInput = z.object({ name, parentId })
const changeInput = z.object({ name, parentId, recordVersion: z.int(missingIs('required', 'notANumber')) })

/** `POST /api/dashboard/media/folders` `{ name, parentId }` */
export const createFolder = endpoint({
  input: createInput,
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const write = performNoting(createFolderOperation(call.body), operationContext(call, MEDIA_SERVICE))
    return answerOutcome(mediaFolder, write, { status: 201, message: 'saved' })
  },
})

/** `PUT /api/dashboard/media/folders/{id}` `{ name, parentId, recordVersion }`: renames and moves, one record whatever lies in it. */
export const changeFolder = endpoint({
  input: changeInput,
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const { recordVersion: version, ...folder } = call.body
    const operation = changeFolderOperation({ id: idOf(call), version }, folder)
    const write = performNoting(operation, operationContext(call, MEDIA_SERVICE))
    return answerOutcome(mediaFolder, write, { message: 'updated' })
  },
})

/** `DELETE /api/dashboard/media/folders/{id}`: refused with what lies in it. */
export const deleteFolder = endpoint({
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const write = performNoting(deleteFolderOperation(idOf(call)), operationContext(call, MEDIA_SERVICE))
    return { ...(await answerOutcome(mediaFolder, write, { message: 'deleted' })), data: null }
  },
})
