import { setTimeout as sleep } from 'node:timers/promises'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { liveServices } from '../../core/http/services.ts'
import { edgeStore } from '../../features/publishing/staged/edgeStore.ts'
import { siteSwitch } from '../../features/publishing/staged/siteSwitch.ts'
import { runReleases } from '../../features/releases/index.ts'
import { POLICIES } from '../policies.ts'
import { openTranslator } from '../../features/translation/machine/openTranslator.ts'
import { manifest } from './manifest.ts'
import { routes } from './routes.ts'

const { PORTAL_HOSTS, PORTAL_ISSUER, SITE_ORIGIN, EDGE_STORE_ARN, TRANSLATOR_URL, TRANSLATOR_KEY } =
  functionEnvironment(manifest)
const services = liveServices(POLICIES)
const { table, now } = services
const POLL_MS = 1_000
/** Time for the last write. */
const RESERVE_MS = 8_000
const shown = siteSwitch({ table, store: edgeStore(EDGE_STORE_ARN), now })

/** Includes the host that signs customers in. */
const portalHosts = [...PORTAL_HOSTS.split(' '), new URL(PORTAL_ISSUER).host]

const translator = openTranslator(TRANSLATOR_URL, TRANSLATOR_KEY)
const callApi = apiHandler(routes(SITE_ORIGIN, { ...shown, wait: () => sleep(POLL_MS) }, translator), {
  ...services,
  portalHosts,
})

const isCall = (event: object): event is APIGatewayProxyEventV2 => 'rawPath' in event

export async function handler(event: object, context: Context): Promise<unknown> {
  if (isCall(event)) return callApi(event, context)
  const releases = await runReleases(
    { table, registry: REGISTRY, policies: POLICIES, siteSwitch: shown, now },
    () => context.getRemainingTimeInMillis() > RESERVE_MS,
  )
  process.stdout.write(`${JSON.stringify({ level: 'info', releases })}\n`)
  return { releases }
}
