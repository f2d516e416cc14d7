import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import * as logs from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { EDGE_LOGS_PREFIX } from '../constructs/storage.ts'

export interface EdgeLogsStackProps extends StackProps {
  /** By name; the logs of each lie in a folder of that name. */
  distributions: Readonly<Record<string, Distribution>>
  /** Where the logs go; in any region. */
  bucket: IBucket
}

/** The only region in which CloudFront's logs can be set up, wherever they go. */
export const EDGE_REGION = 'us-east-1'

/**
 * What the CDN notes of a request. Left out are the query (what somebody searches for), cookies, and the page before, whose address may
 * have a query.
 */
export const EDGE_LOG_FIELDS = [
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
 * The access logs of both distributions: CloudFront's standard logging, version 2, which alone lets fields be chosen. A stack of its own,
 * because it can only be set up in us-east-1 (docs/decisions/2026-11-23-site-search.md).
 */
export class EdgeLogsStack extends Stack {
  constructor(scope: Construct, id: string, { distributions, bucket, ...props }: EdgeLogsStackProps) {
    super(scope, id, props)
    const destination = new logs.CfnDeliveryDestination(this, 'Destination', {
      name: `${id}-s3`,
      destinationResourceArn: `${bucket.bucketArn}/${EDGE_LOGS_PREFIX}`,
      outputFormat: 'json',
    })
    for (const [name, { distributionArn }] of Object.entries(distributions)) {
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
      // the delivery names its source by a text, which tells CloudFormation nothing
      delivery.node.addDependency(source)
    }
  }
}
