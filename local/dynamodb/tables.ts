import * as z from 'zod/mini'
import type { Stack } from '../template/stack.ts'
import { TableServiceError, type Operation } from './client.ts'

const TYPES = ['AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable']

const keySchema = z.array(z.looseObject({ AttributeName: z.string() }))
const projection = z.looseObject({
  ProjectionType: z.string(),
  NonKeyAttributes: z.optional(z.array(z.string())),
})

const tableSchema = z.looseObject({
  AttributeDefinitions: z.array(z.unknown()),
  KeySchema: keySchema,
  GlobalSecondaryIndexes: z.optional(
    z.array(z.looseObject({ IndexName: z.string(), KeySchema: keySchema, Projection: projection })),
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
  /** Partition key, then sort key. */
  keys: readonly string[]
  indexes: readonly TableIndex[]
}

interface TableIndex {
  name: string
  keys: readonly string[]
  /** Without keys; undefined for all. */
  attributes: readonly string[] | undefined
}

const namesOf = (keys: z.infer<typeof keySchema>) => keys.map(({ AttributeName }) => AttributeName)

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
        keys: namesOf(table.KeySchema),
        indexes: (table.GlobalSecondaryIndexes ?? []).map(({ IndexName, KeySchema, Projection }) => ({
          name: IndexName,
          keys: namesOf(KeySchema),
          attributes: Projection.ProjectionType === 'ALL' ? undefined : (Projection.NonKeyAttributes ?? []),
        })),
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
