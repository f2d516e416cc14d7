import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { functionEnvironment } from '../../core/http/environment.ts'
import { openTable } from '../../core/store/dynamo/table.ts'
import { manifest } from './manifest.ts'
import { rotateKeys, type RotationEvent } from '../../core/identity/rotation.ts'

const { TABLE_NAME, WEBHOOK_SECRET_ARN } = functionEnvironment(manifest)
const services = {
  secrets: new SecretsManagerClient(),
  table: openTable(TABLE_NAME),
  webhookSecret: WEBHOOK_SECRET_ARN,
}

export const handler = (event: RotationEvent): Promise<void> => rotateKeys(event, services)
