import type { Operation } from './client.ts'
import type { Table } from './tables.ts'

export async function expireItems(call: Operation, table: Table, now: Date): Promise<number> {
  if (!table.ttlAttribute) return 0
  const condition = {
    ExpressionAttributeNames: { '#ttl': table.ttlAttribute },
    ExpressionAttributeValues: { ':now': { N: `${Math.floor(now.getTime() / 1000)}` } },
  }
  let start: unknown
  let deleted = 0
  do {
    const page = await call('DynamoDB_20120810.Scan', {
      TableName: table.name,
      Limit: 500,
      ProjectionExpression: 'pk, sk',
      FilterExpression: '#ttl < :now',
      ...condition,
      ...(start !== undefined && { ExclusiveStartKey: start }),
    })
    const keys = Array.isArray(page['Items']) ? page['Items'] : []
    for (const Key of keys) {
      // Protects items renewed since they were read.
      const input = { TableName: table.name, Key, ConditionExpression: '#ttl < :now', ...condition }
      await call('DynamoDB_20120810.DeleteItem', input).then(
        () => deleted++,
        () => undefined,
      )
    }
    start = page['LastEvaluatedKey']
  } while (start !== undefined)
  return deleted
}
