import * as z from 'zod/mini'
import type { Stack } from '../template/stack.ts'
import { TableServiceError, type Operation } from './client.ts'

const TYPES = ['AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable']

const tableSchema = z.looseObject({
  AttributeDefinitions: z.array(z.unknown()),
  KeySchema: z.array(z.unknown()),
  GlobalSecondaryIndexes: z.optional(
    z.array(z.looseObject({ IndexName: z.string(), KeySchema: z.unknown(), Projection: z.unknown() })),
  ),
  LocalSecondaryIndexes: z.optional(z.array(z.unknown())),
  StreamSpecification: z.optional(z.looseObject({ StreamViewType: z.string() })),
  TimeToLiveSpecification: z.optional(z.looseObject({ AttributeName: z.string(), Enabled: z.boolean() })),
})

export interface Table {
  name: string
  streamArn: string | undefined
  /** In epoch seconds. */
  ttlAttribute: string | undefined
}

export async function createTables(stack: Stack, call: Operation): Promise<Table[]> {
  const tables = stack.all(TYPES, tableSchema)
  return Promise.all(
    tables.map(async (table) => {
      const ttl = table.TimeToLiveSpecification
      await createTable(table, call)
      return {
        name: table.logicalId,
        streamArn: table.StreamSpecification ? stack.attribute(table.logicalId, 'StreamArn') : undefined,
        ttlAttribute: ttl?.Enabled ? ttl.AttributeName : undefined,
      }
    }),
  )
}

type TableResource = z.infer<typeof tableSchema> & { logicalId: string }

async function createTable(table: TableResource, call: Operation): Promise<void> {
  const indexes = table.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
    IndexName,
    KeySchema,
    Projection,
  }))
  const input = {
    TableName: table.logicalId,
    AttributeDefinitions: table.AttributeDefinitions,
    KeySchema: table.KeySchema,
    BillingMode: 'PAY_PER_REQUEST',
    ...(indexes && { GlobalSecondaryIndexes: indexes }),
    ...(table.LocalSecondaryIndexes && { LocalSecondaryIndexes: table.LocalSecondaryIndexes }),
    ...(table.StreamSpecification && {
      StreamSpecification: {
        StreamEnabled: true,
        StreamViewType: table.StreamSpecification.StreamViewType,
      },
    }),
  }
  await call('DynamoDB_20120810.CreateTable', input).catch((cause: unknown) => {
    if (!(cause instanceof TableServiceError && cause.name === 'ResourceInUseException')) throw cause
  })
}
