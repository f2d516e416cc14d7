import { apiHandler } from '../../core/http/apiHandler.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { causeChain } from '../../core/http/requestLog.ts'
import { liveServices } from '../../core/http/services.ts'
import { customerRoutes } from '../../features/accounts/customer/customerRoutes.ts'
import { manifest } from './manifest.ts'
import { fetchJwks, PortalKeys } from '../../features/accounts/customer/portalKeys.ts'

const { PORTAL_KEYS_URL, PORTAL_ISSUER, PORTAL_AUDIENCE, PORTAL_COOKIE } = functionEnvironment(manifest)

const keys = new PortalKeys({
  read: () => fetchJwks(PORTAL_KEYS_URL),
  now: () => new Date(),
  onFailure: (cause, isOut) => {
    const level = isOut ? 'error' : 'warn'
    const line = { level, event: 'no keys of the portal', causes: causeChain(cause) }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  },
})

export const handler = apiHandler(
  customerRoutes({ keys, issuer: PORTAL_ISSUER, audience: PORTAL_AUDIENCE, cookie: PORTAL_COOKIE }),
  liveServices(),
)
