import { media } from '@flou/shared/content/types/media.ts'
import { answerWrite } from '../../http/records/answerRecord.ts'
import { changeOf } from '../../http/records/operationContext.ts'
import { restoredContent } from '../../http/records/answerVersions.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Values } from '../../store/write/change.ts'
import { repeatable, requireSnapshot, updateRecord } from '../../store/write/saveRecord.ts'
import { idOf } from '../../media/library/readCalls.ts'
import { MANAGE_MEDIA } from '../../media/permission.ts'
import { withFreeHash } from './hash.ts'

/** What a version says of its file. What people say of it (name, texts, folder, tags) stays as it is. */
const FILE_FIELDS = [
  'mime',
  'size',
  'width',
  'height',
  'path',
  'thumbnail',
  'variants',
  'focalX',
  'focalY',
  'crop',
  'original',
  'whole',
  'hash',
] as const

const fileOf = (content: Values): Values =>
  Object.fromEntries(FILE_FIELDS.flatMap((name) => (name in content ? [[name, content[name]]] : [])))

/** `POST /api/dashboard/media/{id}/versions/{version}/restore`: an earlier file of the record again. */
export const restoreFile = endpoint({
  permission: MANAGE_MEDIA,
  handle: async (call) => {
    const change = changeOf(call, 'media')
    const saved = repeatable(change, async () => {
      const before = await requireSnapshot(change, media, { id: idOf(call) })
      const file = fileOf(await restoredContent(call, media, before))
      const fields = await withFreeHash(change, before.id, { ...before.fields, ...file })
      return updateRecord(change, media, { before, fields, action: 'restore' })
    })
    return { data: await answerWrite(media, saved), message: 'restored' }
  },
})
