import { inboxRoutes } from '../../features/inbox/inboxRoutes.ts'

export const routes = () => inboxRoutes()
