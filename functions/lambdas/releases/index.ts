import { apiHandler } from '../../core/http/apiHandler.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { liveServices } from '../../core/http/services.ts'
import { POLICIES } from '../policies.ts'
import { manifest } from './manifest.ts'
import { routes } from './routes.ts'

const { PORTAL_HOSTS, PORTAL_ISSUER, SITE_ORIGIN } = functionEnvironment(manifest)

/** Includes the host that signs customers in. */
const portalHosts = [...PORTAL_HOSTS.split(' '), new URL(PORTAL_ISSUER).host]

export const handler = apiHandler(routes(SITE_ORIGIN), { ...liveServices(POLICIES), portalHosts })
