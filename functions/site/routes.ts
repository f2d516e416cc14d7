import { SITE_ROUTES } from './siteRoutes.ts'

export const routes = () => SITE_ROUTES
