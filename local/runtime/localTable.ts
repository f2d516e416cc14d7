import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openTable, type Table } from '@flou/functions/core/store/dynamo/table.ts'
import type { Tables } from './tables.ts'

const REGION = 'ap-southeast-3'

export interface TableLocation {
  endpoint: string
  name: string
}

export function tableLocation({ endpoint, all }: Pick<Tables, 'endpoint' | 'all'>): TableLocation {
  const [table] = all
  if (!table) throw new Error('There is no table')
  return { endpoint: endpoint.href, name: table.name }
}

/** For direct writes that bypass the API. */
export function localTable({ endpoint, name }: TableLocation): Table {
  const client = new DynamoDBClient({
    endpoint,
    region: REGION,
    // the table service checks the format of a signature, not its value
    credentials: { accessKeyId: 'demo', secretAccessKey: 'demo' },
  })
  return openTable(name, client)
}
