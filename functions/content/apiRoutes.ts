import { REGISTRY } from '@flou/shared/content/registry.ts'
import { contentRoutes } from './contentHandler.ts'

/** For the API's description (functions/openapi/document.ts). */
export const routes = contentRoutes(REGISTRY)
