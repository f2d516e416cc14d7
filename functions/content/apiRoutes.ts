import { REGISTRY } from '@flou/shared/content/registry.ts'
import { contentRoutes } from './contentHandler.ts'

export const routes = contentRoutes(REGISTRY)
