import { SITE_ROUTES } from '../../features/publishing/reads/siteRoutes.ts'

export const routes = () => SITE_ROUTES
