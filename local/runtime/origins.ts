import { freePort, requireFreePort } from '../aws/http.ts'
import type { Settings } from '../settings.ts'
import { bucketDomain, distributionDomain } from '../template/attributes.ts'
import type { Template } from '../template/template.ts'

export interface Ports {
  site: number
  admin: number
  dynamo: number
  s3: number
  services: number
}

export async function choosePorts(settings: Settings): Promise<Ports> {
  for (const port of [settings.sitePort, settings.adminPort]) await requireFreePort(port)
  return {
    site: settings.sitePort || (await freePort()),
    admin: settings.adminPort || (await freePort()),
    dynamo: await freePort(),
    s3: await freePort(),
    services: await freePort(),
  }
}

export const originOf = (port: number) => `http://127.0.0.1:${port}`

/** Found by their construct ids. */
export function distributionIds(template: Template): { site: string; admin: string } {
  const ids = Object.entries(template.Resources)
    .filter(([, resource]) => resource.Type === 'AWS::CloudFront::Distribution')
    .map(([id]) => id)
  const site = ids.find((id) => /Site[0-9A-F]{8}$/.test(id))
  const admin = ids.find((id) => /Admin[0-9A-F]{8}$/.test(id))
  if (!site || !admin) throw new Error(`The template's distributions are not understood: ${ids.join(', ')}`)
  return { site, admin }
}

/** On the back-office's origin (local/devPage/portal.ts). */
export const PORTAL_PATH = '/__dev/portal'

/** One local page serves both. */
export const portalPages = (adminOrigin: string) => ({
  loginUrl: `${adminOrigin}${PORTAL_PATH}/login`,
  registerUrl: `${adminOrigin}${PORTAL_PATH}/register`,
})

/** As in infra/config.ts. */
const DEPLOYED_PORTAL = 'https://portal.flou.example'

export function localOrigins(
  template: Template,
  ports: Ports,
  publicOrigins: PublicOrigins,
): Map<string, string> {
  const { site, admin } = distributionIds(template)
  const buckets = Object.entries(template.Resources)
    .filter(([, resource]) => resource.Type === 'AWS::S3::Bucket')
    .map(([id]) => [`https://${bucketDomain(id.toLowerCase())}`, originOf(ports.s3)] as const)
  return new Map([
    [`https://${distributionDomain(site)}`, publicOrigins.site],
    [`https://${distributionDomain(admin)}`, publicOrigins.admin],
    [DEPLOYED_PORTAL, originOf(ports.admin) + PORTAL_PATH],
    ...buckets,
  ])
}

/** Origins in pages and mails; differ from the ports behind a proxy. */
export interface PublicOrigins {
  site: string
  admin: string
}
