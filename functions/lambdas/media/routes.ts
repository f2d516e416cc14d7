import { mediaRoutes } from '../../features/media/routes/mediaRoutes.ts'

export const routes = () => mediaRoutes(undefined as never)
