import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { usageOf } from '../../operations/usage.ts'
import { answerVersions } from '../../http/records/answerVersions.ts'
import type { Call } from '../../http/call.ts'
import { idOf } from '../../http/records/submitted.ts'
import { endpoint } from '../../http/endpoint.ts'
import { SIGNED_IN } from '../../operations/permission.ts'
import { dependencies } from '../../store/dependencies.ts'
import { GSI2, keys } from '../../store/keys.ts'
import { partitions } from '../../store/partitions.ts'
import { textOf } from '../../store/texts.ts'
import { requireSnapshot, storedRecord } from '../../store/read/snapshot.ts'
import type { MediaStorage } from '../../mediaFiles/mediaStorage.ts'

/** `GET /api/dashboard/media/{id}` */
export const readMedia = endpoint({
  permission: SIGNED_IN,
  handle: async (call) => ({
    data: storedRecord(await requireSnapshot(call.services, media, { id: idOf(call) })),
  }),
})

/** Where a file is used, for people. */
const placesOf = ({ services: { table }, language }: Call, id: number) =>
  usageOf(`${media.key}#${id}` satisfies ReferenceKey, { table, registry: REGISTRY, language })

/** `GET /api/dashboard/media/{id}/usage` */
export const mediaUsage = endpoint({
  permission: SIGNED_IN,
  handle: async (call) => ({ data: await placesOf(call, idOf(call)) }),
})

/** Pages named are enough to go and look. */
const MAX_PAGES = 50

/** `GET /api/dashboard/media/{id}/pages`: paths of the published pages that show it, without language. */
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

/** `GET /api/dashboard/media/{id}/versions` */
export const mediaVersions = endpoint({
  permission: SIGNED_IN,
  handle: (call) => answerVersions(call, media, idOf(call)),
})

/** `GET /api/dashboard/media/{id}/original`: an address from which the file is downloaded as it was uploaded, for five minutes. */
export const originalAddress = (storage: MediaStorage) =>
  endpoint({
    permission: SIGNED_IN,
    handle: async (call) => {
      const { fields } = await requireSnapshot(call.services, media, { id: idOf(call) })
      const key = textOf(fields['original']) || textOf(fields['path']).slice(1)
      return { data: { url: await storage.downloadAddress(key, String(fields['name'])) } }
    },
  })
