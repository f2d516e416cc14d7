import type { App } from 'aws-cdk-lib'
import type { Manifests } from '@flou/functions/manifests.ts'
import type { Config } from '../config.ts'
import { EDGE_REGION, EdgeLogsStack } from './edgeLogs.ts'
import { SiteStack } from './site.ts'

interface Environment {
  config: Config
  /** The project's folder. */
  root: string
  manifests: Manifests
  /** Undefined where nothing is deployed. */
  account?: string | undefined
}

/** The two stacks of an environment: the product, and the logs of its CDN, which can be set up in one region only. */
export function environmentStacks(app: App, { config, root, manifests, account }: Environment) {
  const placeIn = (region: string) => (account === undefined ? { region } : { account, region })
  const name = `Flou-${config.env}`
  const site = new SiteStack(app, name, {
    config,
    root,
    manifests,
    env: placeIn(config.region),
    crossRegionReferences: true,
  })
  const edgeLogs = new EdgeLogsStack(app, `${name}-edge-logs`, {
    distributions: { Site: site.edge.site, Admin: site.edge.admin },
    bucket: site.storage.accessLogs,
    env: placeIn(EDGE_REGION),
    crossRegionReferences: true,
  })
  return { site, edgeLogs }
}
