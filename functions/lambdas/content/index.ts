import { REGISTRY } from '@flou/shared/content/registry.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { liveServices } from '../../core/http/services.ts'
import { POLICIES } from '../policies.ts'
import { contentHandler } from './routes.ts'
import { manifest } from './manifest.ts'

const { SITE_ORIGIN, AUDIT_BUCKET, PORTAL_HOSTS, PORTAL_ISSUER } = functionEnvironment(manifest)

const openSeals = async () => {
  const { SealFiles } = await import('../../features/audit/chain/sealFiles.ts')
  return new SealFiles(AUDIT_BUCKET).read
}

/** Includes the host that signs customers in. */
const portalHosts = [...PORTAL_HOSTS.split(' '), new URL(PORTAL_ISSUER).host]

export const handler = contentHandler({ ...liveServices(POLICIES), portalHosts }, REGISTRY, {
  siteOrigin: SITE_ORIGIN,
  openSeals,
})
