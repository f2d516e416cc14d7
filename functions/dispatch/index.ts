import { SESv2Client } from '@aws-sdk/client-sesv2'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { functionEnvironment } from '../http/environment.ts'
import { openTable } from '../store/dynamo/table.ts'
import { dispatch, type DispatchServices } from './dispatch.ts'
import { manifest } from './manifest.ts'

const { TABLE_NAME, MAIL_FROM, ADMIN_ORIGIN, APPROVAL_CLOCK_ARN } = functionEnvironment(manifest)
const services: DispatchServices = {
  table: openTable(TABLE_NAME),
  ses: new SESv2Client(),
  from: MAIL_FROM,
  adminOrigin: ADMIN_ORIGIN,
  now: () => new Date(),
  async openNotices() {
    const { openNotices } = await import('./notices/openNotices.ts')
    return openNotices(TABLE_NAME, APPROVAL_CLOCK_ARN)
  },
}

export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
  dispatch(event, services)
