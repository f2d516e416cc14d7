import { apiHandler } from '../http/apiHandler.ts'
import { functionEnvironment } from '../http/environment.ts'
import { liveServices } from '../http/services.ts'
import { inboxRoutes } from './inboxRoutes.ts'
import { manifest } from './manifest.ts'

const { ADMIN_ORIGIN, SITE_ORIGIN } = functionEnvironment(manifest)

export const handler = apiHandler(
  inboxRoutes({ adminOrigin: ADMIN_ORIGIN, siteOrigin: SITE_ORIGIN }),
  liveServices(),
)
