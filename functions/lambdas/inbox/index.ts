import { apiHandler } from '../../core/http/apiHandler.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { liveServices } from '../../core/http/services.ts'
import { inboxRoutes } from '../../features/inbox/inboxRoutes.ts'
import { manifest } from './manifest.ts'

const { ADMIN_ORIGIN, SITE_ORIGIN } = functionEnvironment(manifest)

export const handler = apiHandler(
  inboxRoutes({ adminOrigin: ADMIN_ORIGIN, siteOrigin: SITE_ORIGIN }),
  liveServices(),
)
