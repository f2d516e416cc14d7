import { REGION } from '../template/attributes.ts'
import { originOf, type Ports } from './origins.ts'

/** Lambda's variables; only the endpoints differ from AWS. */
export function functionEnvironment(ports: Ports, secretAccessKey: string): Record<string, string> {
  return {
    AWS_REGION: REGION,
    AWS_DEFAULT_REGION: REGION,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL: originOf(ports.services),
    AWS_ENDPOINT_URL_DYNAMODB: originOf(ports.dynamo),
    AWS_ENDPOINT_URL_S3: originOf(ports.s3),
    // The user's AWS configuration must not have an effect.
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
    ...(process.env['TABLE_CALLS'] && { TABLE_CALLS: process.env['TABLE_CALLS'] }),
    // 'allowed': webhooks may be sent to this computer.
    ...(process.env['WEBHOOK_LOOPBACK'] && { WEBHOOK_LOOPBACK: process.env['WEBHOOK_LOOPBACK'] }),
    NODE_ENV: 'production',
    TZ: 'UTC',
  }
}
