import { REGISTRY } from '@flou/shared/content/registry.ts'
import { releaseLinkRoutes } from '../../features/publishing/release/releaseLinkRoutes.ts'
import { requireRelease } from '../../features/releases/store/readReleases.ts'
import { releaseRoutes } from '../../features/releases/routes/releaseRoutes.ts'

export const routes = (siteOrigin = '') => [
  ...releaseRoutes(REGISTRY),
  ...releaseLinkRoutes({ siteOrigin, nameOf: async (table, id) => (await requireRelease(table, id)).name }),
]
