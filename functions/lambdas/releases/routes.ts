import { REGISTRY } from '@flou/shared/content/registry.ts'
import { releaseLinkRoutes } from '../../features/publishing/release/releaseLinkRoutes.ts'
import type { SiteSwitch } from '../../features/releases/index.ts'
import { requireRelease } from '../../features/releases/store/readReleases.ts'
import { machineRoutes } from '../../features/translation/machine/machineRoutes.ts'
import type { Translator } from '../../features/translation/machine/translator.ts'
import { suggestionRoutes } from '../../features/translation/suggestionRoutes.ts'
import { translationRoutes } from '../../features/translation/translationRoutes.ts'
import { releaseRoutes } from '../../features/releases/routes/releaseRoutes.ts'

export const routes = (siteOrigin = '', siteSwitch?: SiteSwitch, translator?: Translator) => [
  ...releaseRoutes(REGISTRY, siteSwitch),
  ...translationRoutes(REGISTRY),
  ...suggestionRoutes({ hasTranslator: translator !== undefined }),
  ...machineRoutes(REGISTRY, translator),
  ...releaseLinkRoutes({ siteOrigin, nameOf: async (table, id) => (await requireRelease(table, id)).name }),
]
