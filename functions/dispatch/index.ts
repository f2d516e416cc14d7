import { SESv2Client } from '@aws-sdk/client-sesv2'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { environment } from '../http/environment.ts'
import { openTable } from '../store/dynamo/table.ts'
import { dispatch } from './dispatch.ts'

const { TABLE_NAME, MAIL_FROM, ADMIN_ORIGIN } = environment({
  TABLE_NAME: z.string(),
  MAIL_FROM: z.string(),
  ADMIN_ORIGIN: z.string(),
})
const services = {
  table: openTable(TABLE_NAME),
  ses: new SESv2Client(),
  from: MAIL_FROM,
  adminOrigin: ADMIN_ORIGIN,
  now: () => new Date(),
}

export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  dispatch(event, services)
