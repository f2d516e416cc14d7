import { inboxRoutes } from './inboxRoutes.ts'

export const routes = () => inboxRoutes()
