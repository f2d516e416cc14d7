import type { App } from 'aws-cdk-lib'
import type { Manifests } from '@flou/functions/manifests.ts'
import type { Config } from '../config.ts'
import { EDGE_REGION, EdgeLogsStack } from './edgeLogs.ts'
import { SiteStack } from './site.ts'

interface Environment {
  config: Config
  root: string
  manifests: Manifests
  account?: string | undefined
}

export function environmentStacks(app: App, { config, root, manifests, account }: Environment) {
  const awsEnvironment = (region: string) => (account === undefined ? { region } : { account, region })
  const name = `Flou-${config.env}`
  const site = new SiteStack(app, name, {
    config,
    root,
    manifests,
    env: awsEnvironment(config.region),
    crossRegionReferences: true,
  })
  const edgeLogs = new EdgeLogsStack(app, `${name}-edge-logs`, {
    distributions: { Site: site.edge.site, Admin: site.edge.admin },
    bucket: site.storage.accessLogs,
    env: awsEnvironment(EDGE_REGION),
    crossRegionReferences: true,
  })
  return { site, edgeLogs }
}
