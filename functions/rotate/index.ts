import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { environment } from '../http/environment.ts'
import { openTable } from '../store/dynamo/table.ts'
import { rotate, type RotationEvent } from './rotation.ts'

const { TABLE_NAME } = environment({ TABLE_NAME: z.string() })
const services = { secrets: new SecretsManagerClient(), table: openTable(TABLE_NAME) }

export const handler = (event: RotationEvent): Promise<void> => rotate(event, services)
