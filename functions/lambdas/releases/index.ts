import { setTimeout as sleep } from 'node:timers/promises'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { liveServices } from '../../core/http/services.ts'
import { POLICIES } from '../policies.ts'
import { edgeStore } from '../../features/publishing/staged/edgeStore.ts'
import { siteSwitch } from '../../features/publishing/staged/siteSwitch.ts'
import { manifest } from './manifest.ts'
import { routes } from './routes.ts'

const { PORTAL_HOSTS, PORTAL_ISSUER, SITE_ORIGIN, EDGE_STORE_ARN } = functionEnvironment(manifest)
const services = liveServices(POLICIES)
const POLL_MS = 1_000
const switchContext = { table: services.table, store: edgeStore(EDGE_STORE_ARN), now: services.now }

/** Includes the host that signs customers in. */
const portalHosts = [...PORTAL_HOSTS.split(' '), new URL(PORTAL_ISSUER).host]

export const handler = apiHandler(
  routes(SITE_ORIGIN, { ...siteSwitch(switchContext), wait: () => sleep(POLL_MS) }),
  {
    ...services,
    portalHosts,
  },
)
