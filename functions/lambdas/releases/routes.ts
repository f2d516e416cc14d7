import { REGISTRY } from '@flou/shared/content/registry.ts'
import { releaseLinkRoutes } from '../../features/publishing/release/releaseLinkRoutes.ts'
import type { SiteSwitch } from '../../features/releases/index.ts'
import { requireRelease } from '../../features/releases/store/readReleases.ts'
import { translationRoutes } from '../../features/translation/translationRoutes.ts'
import { releaseRoutes } from '../../features/releases/routes/releaseRoutes.ts'

export const routes = (siteOrigin = '', siteSwitch?: SiteSwitch) => [
  ...releaseRoutes(REGISTRY, siteSwitch),
  ...translationRoutes(REGISTRY),
  ...releaseLinkRoutes({ siteOrigin, nameOf: async (table, id) => (await requireRelease(table, id)).name }),
]
