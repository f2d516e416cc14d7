import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { DocumentRenderer } from '@flou/shared/site/contentSource.ts'
import { apiHandler } from '../http/apiHandler.ts'
import { functionEnvironment } from '../http/environment.ts'
import { liveServices } from '../http/services.ts'
import { siteConfig } from '../pages/siteConfig.ts'
import { manifest } from './manifest.ts'
import { previewRoutes } from './previewRoutes.ts'

/** The site's server build, its style and its drawings, copied beside this bundle. */
const RENDERER = './renderer/index.js'
const STYLE = './renderer/style.js'
const DRAWINGS = './renderer/drawings.js'

export const handler = apiHandler(
  previewRoutes({
    registry: REGISTRY,
    renderer: async () => (await import(RENDERER)) as DocumentRenderer, // web-public/publisher.ts satisfies it
    style: async () => ((await import(STYLE)) as { default: string }).default, // written by functions/addRenderer.ts
    drawings: async () => ((await import(DRAWINGS)) as { default: Record<string, string> }).default, // likewise
    site: siteConfig(functionEnvironment(manifest)),
  }),
  liveServices(),
)
