import { inboxRoutes } from './inboxRoutes.ts'

/** For the API's description (functions/openapi/document.ts). */
export const routes = inboxRoutes()
