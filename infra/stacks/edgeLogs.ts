import { Stack, type StackProps } from 'aws-cdk-lib'
import * as logs from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Config } from '../config.ts'
import { backupVault } from '../constructs/backups.ts'
import type { Edge } from '../constructs/edge/edge.ts'
import { EDGE_LOGS_PREFIX } from '../constructs/storage.ts'
import { Watch } from '../watch/watch.ts'

export interface EdgeLogsStackProps extends StackProps {
  config: Config
  edge: Edge
  bucket: IBucket
}

/** Excludes the query (search terms), cookies and the referrer. */
const EDGE_LOG_FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'sc-bytes',
  'c-ip',
  'cs-method',
  'cs(Host)',
  'cs-uri-stem',
  'sc-status',
  'cs(User-Agent)',
  'x-edge-result-type',
  'x-edge-request-id',
  'x-host-header',
  'cs-protocol',
  'cs-bytes',
  'time-taken',
  'ssl-protocol',
  'ssl-cipher',
  'x-edge-response-result-type',
  'cs-protocol-version',
  'c-port',
  'time-to-first-byte',
  'x-edge-detailed-result-type',
  'sc-content-type',
  'sc-content-len',
] as const

/**
 * The part of an environment in us-east-1: logs and alarms of CloudFront, the visitor from outside, copies of
 * backups. Standard logging v2 for its field selection (docs/decisions/site-search.md).
 */
export class EdgeLogsStack extends Stack {
  constructor(scope: Construct, id: string, { config, edge, bucket, ...props }: EdgeLogsStackProps) {
    super(scope, id, props)
    const destination = new logs.CfnDeliveryDestination(this, 'Destination', {
      name: `${id}-s3`,
      destinationResourceArn: `${bucket.bucketArn}/${EDGE_LOGS_PREFIX}`,
      outputFormat: 'json',
    })
    for (const [name, { distributionArn }] of Object.entries({ Site: edge.site, Admin: edge.admin })) {
      const source = new logs.CfnDeliverySource(this, `${name}Source`, {
        name: `${id}-${name.toLowerCase()}`,
        resourceArn: distributionArn,
        logType: 'ACCESS_LOGS',
      })
      const delivery = new logs.CfnDelivery(this, `${name}Delivery`, {
        deliverySourceName: source.name,
        deliveryDestinationArn: destination.attrArn,
        recordFields: [...EDGE_LOG_FIELDS],
        s3SuffixPath: `${name.toLowerCase()}/{yyyy}/{MM}/{dd}`,
      })
      // the delivery names its source by text, so CloudFormation sees no dependency
      delivery.node.addDependency(source)
    }
    new Watch(this, config, edge)
    if (config.backupDays !== undefined) backupVault(this, config)
  }
}
