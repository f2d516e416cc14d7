import { typedText } from '@flou/shared/content/fields/field.ts'
import { mediaFolder } from '@flou/shared/content/types/media.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../../core/http/endpoint.ts'
import { answerOutcome } from '../../../core/http/records/answerRecord.ts'
import { operationContext } from '../../../core/http/records/operationContext.ts'
import { idOf } from '../../../core/http/records/requestValues.ts'
import { updateFolderOperation, createFolderOperation, deleteFolderOperation } from '../libraryOperations.ts'
import { performWithOutcome } from '../../../core/operations/perform.ts'
import { MANAGE_MEDIA } from '../../../core/operations/permission.ts'
import { MEDIA_SERVICE } from './fileCalls.ts'
import { typeError } from '@flou/shared/content/schema.ts'

const name = typedText(LIMITS.folderName)
const parentId = z.int(typeError('required')).check(z.minimum(0))
const createInput = z.object({ name, parentId })
const updateInput = z.object({ name, parentId, recordVersion: z.int(typeError('required', 'notANumber')) })

export const createFolder = endpoint({
  input: createInput,
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const write = performWithOutcome(createFolderOperation(call.body), operationContext(call, MEDIA_SERVICE))
    return answerOutcome(call, { type: mediaFolder, write, status: 201, message: 'saved' })
  },
})

export const changeFolder = endpoint({
  input: updateInput,
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const { recordVersion: version, ...folder } = call.body
    const operation = updateFolderOperation({ id: idOf(call), version }, folder)
    const write = performWithOutcome(operation, operationContext(call, MEDIA_SERVICE))
    return answerOutcome(call, { type: mediaFolder, write, message: 'updated' })
  },
})

/** Rejected with the contents if not empty. */
export const deleteFolder = endpoint({
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const write = performWithOutcome(deleteFolderOperation(idOf(call)), operationContext(call, MEDIA_SERVICE))
    return { ...(await answerOutcome(call, { type: mediaFolder, write, message: 'deleted' })), data: null }
  },
})
