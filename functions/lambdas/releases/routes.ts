import { REGISTRY } from '@flou/shared/content/registry.ts'
import { releaseRoutes } from '../../features/releases/routes/releaseRoutes.ts'

export const routes = () => releaseRoutes(REGISTRY)
