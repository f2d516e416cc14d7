import { apiHandler } from '../http/apiHandler.ts'
import { liveServices } from '../http/services.ts'
import { SITE_ROUTES } from './siteRoutes.ts'

export const handler = apiHandler(SITE_ROUTES, liveServices())
