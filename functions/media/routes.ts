import { mediaRoutes } from './mediaRoutes.ts'

export const routes = () => mediaRoutes(undefined as never)
