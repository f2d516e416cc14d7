import type { App } from 'aws-cdk-lib'
import type { Manifests } from '@flou/functions/manifests.ts'
import { EDGE_REGION, stackNameOf, type Config } from '../config.ts'
import { EdgeLogsStack } from './edgeLogs.ts'
import { FirewallStack } from './firewall.ts'
import { SiteStack } from './site.ts'

interface Environment {
  config: Config
  root: string
  manifests: Manifests
  account?: string | undefined
}

export function environmentStacks(app: App, { config, root, manifests, account }: Environment) {
  const awsEnvironment = (region: string) => (account === undefined ? { region } : { account, region })
  const name = stackNameOf(config)
  const edge = { env: awsEnvironment(EDGE_REGION), crossRegionReferences: true }
  const firewall =
    config.firewall && new FirewallStack(app, `${name}-firewall`, { limits: config.firewall, ...edge })
  const site = new SiteStack(app, name, {
    config,
    ...(firewall && { firewallArn: firewall.arn }),
    root,
    manifests,
    env: awsEnvironment(config.region),
    crossRegionReferences: true,
  })
  const edgeLogs = new EdgeLogsStack(app, `${name}-edge-logs`, {
    config,
    edge: site.edge,
    bucket: site.storage.accessLogs,
    ...edge,
  })
  return { site, edgeLogs, ...(firewall && { firewall }) }
}
