import { REGISTRY } from '@flou/shared/content/registry.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { answerVersions } from '../../../core/http/records/answerVersions.ts'
import { answerUsages } from '../../../core/http/records/answerUsages.ts'
import { idOf } from '../../../core/http/records/requestValues.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { SIGNED_IN } from '../../../core/operations/permission.ts'
import { dependencies } from '../../../core/store/dependencies.ts'
import { GSI2, keys } from '../../../core/store/keys.ts'
import { partitions } from '../../../core/store/partitions.ts'
import type { MediaFields } from '../../../core/store/read/publicMedia.ts'
import { requireSnapshot, storedRecord } from '../../../core/store/read/snapshot.ts'
import type { OpenStorage } from '../files/mediaStorage.ts'

export const readMedia = endpoint({
  permission: SIGNED_IN,
  handle: async (call) => ({
    data: storedRecord(await requireSnapshot(call.services, media, { id: idOf(call) })),
  }),
})

export const mediaUsage = endpoint({
  permission: SIGNED_IN,
  handle: (call) => answerUsages(call, REGISTRY, `${media.key}#${idOf(call)}`),
})

const MAX_PAGES = 50

export const mediaPages = endpoint({
  permission: SIGNED_IN,
  handle: async (call) => {
    const { items } = await call.services.table.query({
      IndexName: GSI2,
      KeyConditionExpression: 'gsi2pk = :file',
      ExpressionAttributeValues: {
        ':file': partitions.dependents(dependencies.record(media.key, idOf(call))),
      },
      ProjectionExpression: 'pk',
      Limit: MAX_PAGES,
    })
    const paths = items.map(({ pk }) => String(pk).slice(keys.page('').pk.length))
    return { data: paths.filter((path) => path.startsWith('/')) }
  },
})

export const mediaVersions = endpoint({
  permission: SIGNED_IN,
  handle: (call) => answerVersions(call, media, idOf(call)),
})

/** Presigned download URL of the upload, valid five minutes. */
export const originalUrl = (openStorage: OpenStorage) =>
  endpoint({
    permission: SIGNED_IN,
    handle: async (call) => {
      const { fields } = await requireSnapshot(call.services, media, { id: idOf(call) })
      const { original = '', path = '', name = '' }: MediaFields = fields
      const key = original || path.slice(1)
      const storage = await openStorage()
      return { data: { url: await storage.downloadUrl(key, name) } }
    },
  })
