import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { DocumentRenderer } from '@flou/shared/site/contentSource.ts'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { liveServices } from '../../core/http/services.ts'
import { siteConfig } from '../../features/publishing/siteConfig.ts'
import { manifest } from './manifest.ts'
import { releasePreviewRoutes, renderReleasePage } from '../../features/publishing/release/releasePreview.ts'
import { readRelease } from '../../features/releases/store/readReleases.ts'
import { previewRoutes } from '../../features/publishing/preview/previewRoutes.ts'

const RENDERER = './renderer/index.js'
const STYLE = './renderer/style.js'
const DRAWINGS = './renderer/drawings.js'

const previewer = {
  registry: REGISTRY,
  renderer: async () => (await import(RENDERER)) as DocumentRenderer,
  style: async () => ((await import(STYLE)) as { default: string }).default,
  drawings: async () => ((await import(DRAWINGS)) as { default: Record<string, string> }).default,
  site: siteConfig(functionEnvironment(manifest)),
  readRelease,
}

export const handler = apiHandler(
  [
    ...previewRoutes({ ...previewer, renderRelease: (...page) => renderReleasePage(previewer, ...page) }),
    ...releasePreviewRoutes(previewer),
  ],
  liveServices(),
)
