import { shapeSchema } from '@flou/shared/content/schema.ts'
import { shape } from '@flou/shared/content/shape.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { normalTag } from '@flou/shared/media.ts'
import { answerWrite } from '../../http/records/answerRecord.ts'
import { changeOf } from '../../http/records/operationContext.ts'
import { requireObject } from '../../content/records/recordRoutes.ts'
import { submittedVersion } from '../../http/records/submitted.ts'
import { AppError } from '../../appError.ts'
import { parse } from '../../http/body.ts'
import { endpoint, SIGNED_IN } from '../../http/endpoint.ts'
import type { Values } from '../../store/write/change.ts'
import { repeatable, requireSnapshot, storedRecord, updateRecord } from '../../store/write/saveRecord.ts'
import { idOf } from '../../media/library/readCalls.ts'

/** What people say about a file; the rest is measured. */
const { name, folderId, tags, focalX, focalY } = media.shape.fields
const editable = shape({ fields: { name, folderId, tags, focalX, focalY }, localized: media.shape.localized })
const editableSchema = shapeSchema(editable)

const cleanTags = (given: unknown) =>
  [...new Set((given as { name: string }[]).map(({ name }) => normalTag(name)))] // passed the schema
    .filter((name) => name !== '')
    .map((name) => ({ name }))

function described(before: Values, body: Values): Values {
  const parsed = parse(editableSchema, { ...before, ...body })
  return { ...before, ...parsed, tags: cleanTags(parsed['tags']) }
}

/** `PUT /api/dashboard/media/{id}` `{ version, name?, contents?, folderId?, tags?, focalX?, focalY? }`: what is absent stays. */
export const describeMedia = endpoint({
  input: requireObject,
  permission: SIGNED_IN,
  handle: async (call) => {
    const version = submittedVersion(call.body)
    const change = changeOf(call, 'media')
    const saved = repeatable(change, async () => {
      const before = await requireSnapshot(change, media, { id: idOf(call) })
      if (before.version !== version) throw new AppError('record_changed', { data: storedRecord(before) })
      return updateRecord(change, media, { before, fields: described(before.fields, call.body) })
    })
    return { data: await answerWrite(media, saved), message: 'updated' }
  },
})
