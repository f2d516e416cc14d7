import { SITE_ROUTES } from './siteRoutes.ts'

/** For the API's description (functions/openapi/document.ts). */
export const routes = SITE_ROUTES
