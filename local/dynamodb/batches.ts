import type { Forward } from './client.ts'

type Write = { PutRequest: object } | { DeleteRequest: object }

const TARGET = 'x-amz-target'
const DONE = Buffer.from('{"UnprocessedItems":{}}')

const transactItem = (TableName: string, write: Write) =>
  'PutRequest' in write
    ? { Put: { TableName, ...write.PutRequest } }
    : { Delete: { TableName, ...write.DeleteRequest } }

/**
 * Sends a batch of writes as a transaction, because dynoxide commits each write of a batch separately. A refused
 * transaction, for example above 4 MB, is sent as a batch.
 */
export const batchesAsTransactions =
  (forward: Forward): Forward =>
  async (headers, body) => {
    const target = headers[TARGET]
    if (typeof target !== 'string' || !target.endsWith('.BatchWriteItem')) return forward(headers, body)
    const { RequestItems } = JSON.parse(body.toString()) as { RequestItems: Record<string, Write[]> }
    const TransactItems = Object.entries(RequestItems).flatMap(([table, writes]) =>
      writes.map((write) => transactItem(table, write)),
    )
    const transaction = Buffer.from(JSON.stringify({ TransactItems }))
    const response = await forward(
      {
        ...headers,
        [TARGET]: target.replace('BatchWriteItem', 'TransactWriteItems'),
        'content-length': `${transaction.length}`,
      },
      transaction,
    )
    if (response.status >= 300) return forward(headers, body)
    return { ...response, headers: { ...response.headers, 'content-length': `${DONE.length}` }, body: DONE }
  }
