import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openTable, type Table } from '@flou/functions/store/dynamo/table.ts'
import type { Tables } from './tables.ts'

const REGION = 'ap-southeast-3'

/** Where the table of the local product is. */
export interface TablePlace {
  endpoint: string
  name: string
}

/** Of the table of the local product. */
export function tablePlace({ endpoint, all }: Pick<Tables, 'endpoint' | 'all'>): TablePlace {
  const [table] = all
  if (!table) throw new Error('There is no table')
  return { endpoint: endpoint.href, name: table.name }
}

/** The table of the local product, for what is stored without a call. */
export function localTable({ endpoint, name }: TablePlace): Table {
  const client = new DynamoDBClient({
    endpoint,
    region: REGION,
    // the table service checks the form of a signature, not its value
    credentials: { accessKeyId: 'demo', secretAccessKey: 'demo' },
  })
  return openTable(name, client)
}
