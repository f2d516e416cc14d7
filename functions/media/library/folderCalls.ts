import { mediaFolder } from '@flou/shared/content/types/media.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { missingIs } from '@flou/shared/content/values/issue.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import * as z from 'zod/mini'
import { answerWrite } from '../../http/records/answerRecord.ts'
import { changeOf } from '../../http/records/operationContext.ts'
import { usageOf } from '../../operations/usage.ts'
import { AppError, invalidFields } from '../../appError.ts'
import { endpoint } from '../../http/endpoint.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import {
  repeatable,
  requireSnapshot,
  storedRecord,
  trashRecord,
  updateRecord,
} from '../../store/write/saveRecord.ts'
import { MANAGE_MEDIA } from '../permission.ts'
import { placeOf, requirePlace } from '../../operations/media/folders.ts'
import { idOf } from './readCalls.ts'

const name = z
  .string(missingIs('required'))
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(LIMITS.folderName, `tooLong:${LIMITS.folderName}`))
const parentId = z.int(missingIs('required')).check(z.minimum(0))
const createInput = z.object({ name, parentId })
const changeInput = z.object({ name, parentId, version: z.int(missingIs('required', 'notANumber')) })

/** A name that is taken is a wrong name: people know no "place". */
function named(error: unknown): never {
  const isTaken = error instanceof AppError && error.fields?.['Place'] !== undefined
  throw isTaken ? invalidFields({ Name: 'taken' }) : error
}

/** `POST /api/dashboard/media/folders` `{ name, parentId }` */
export const createFolder = endpoint({
  input: createInput,
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const { name, parentId } = call.body
    await requirePlace(call.services.table, parentId)
    const fields = { name, parentId, place: placeOf(parentId, name) }
    const data = await createRecord(changeOf(call, 'media'), mediaFolder, { fields }).catch(named)
    return { data, status: 201, message: 'saved' }
  },
})

/** `PUT /api/dashboard/media/folders/{id}` `{ name, parentId, version }`: renames and moves, one record whatever lies in it. */
export const changeFolder = endpoint({
  input: changeInput,
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const { name, parentId, version } = call.body
    const change = changeOf(call, 'media')
    const id = idOf(call)
    const saved = repeatable(change, async () => {
      const before = await requireSnapshot(change, mediaFolder, { id })
      if (before.version !== version) throw new AppError('record_changed', { data: storedRecord(before) })
      await requirePlace(change.table, parentId, id)
      const fields = { name, parentId, place: placeOf(parentId, name) }
      return updateRecord(change, mediaFolder, { before, fields })
    })
    return { data: await answerWrite(mediaFolder, saved).catch(named), message: 'updated' }
  },
})

/** `DELETE /api/dashboard/media/folders/{id}`: refused with what lies in it. */
export const deleteFolder = endpoint({
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const { table } = call.services
    const change = changeOf(call, 'media')
    const id = idOf(call)
    await repeatable(change, async () => {
      const before = await requireSnapshot(change, mediaFolder, { id })
      const target: ReferenceKey = `${mediaFolder.key}#${id}`
      const inside = await usageOf(target, { table, registry: REGISTRY, language: call.language })
      if (inside.length > 0) throw new AppError('in_use', { message: 'folderNotEmpty', data: inside })
      return trashRecord(change, mediaFolder, { before })
    })
    return { data: null, message: 'deleted' }
  },
})
