import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { OFFICES, type Office } from '@flou/shared/content/offices.ts'
import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import { permissionList } from '@flou/shared/content/permissions.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { sidebarOf } from '@flou/shared/content/routing/sidebar.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { settingLogo } from '@flou/shared/content/types/setting.ts'
import type { Answer, Call } from '../http/call.ts'
import { endpoint, PUBLIC } from '../http/endpoint.ts'
import { SIGNED_IN } from '../operations/permission.ts'
import type { Route } from '../http/router.ts'
import { contentReader, type ContentReader } from '../store/contentReader.ts'
import { publicMedia } from '../store/read/publicMedia.ts'

const officeOf = (text: string | undefined): Office =>
  OFFICES.find((office) => office === text) ?? 'dashboard'

type Images = Pick<PublicMedia, 'imageDefault' | 'imageBig' | 'imageSmall'>

async function imagesOf(
  reader: ContentReader,
  { id, call }: { id: unknown; call: Call },
): Promise<Images | null> {
  const picture = await reader.byId(media, Number(id ?? 0))
  if (!picture) return null
  const { imageDefault, imageBig, imageSmall } = publicMedia(picture, call.language)
  return { imageDefault, imageBig, imageSmall }
}

async function logo(call: Call, registry: Registry): Promise<Answer> {
  const { table, now } = call.services
  const reader = contentReader({ table, now: now(), registry })
  const section = await reader.section(settingLogo)
  const [favicon, picture] = await Promise.all(
    ['faviconId', 'logoId'].map((name) => imagesOf(reader, { id: section?.[name], call })),
  )
  return { data: { favicon, logo: picture } }
}

export const navigationRoutes = (registry: Registry): Route[] => [
  {
    method: 'GET',
    path: STAFF_PATHS.permissions,
    endpoint: endpoint({
      permission: SIGNED_IN,
      handle: ({ caller }) => ({ data: permissionList((key) => caller.permissions.has(key)) }),
    }),
  },
  {
    method: 'GET',
    path: STAFF_PATHS.sidebar,
    endpoint: endpoint({
      permission: SIGNED_IN,
      handle: ({ caller, query, language }) => ({
        data: sidebarOf(registry.areas, {
          office: officeOf(query.office),
          permitted: caller.permissions,
          language,
        }),
      }),
    }),
  },
  {
    method: 'GET',
    path: STAFF_PATHS.logo,
    endpoint: endpoint({ permission: PUBLIC, handle: (call) => logo(call, registry) }),
  },
]
