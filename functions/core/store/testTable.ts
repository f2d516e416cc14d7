import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import {
  CreateTableCommand,
  DeleteItemCommand,
  DeleteTableCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  type AttributeValue,
  type CreateTableCommandInput,
} from '@aws-sdk/client-dynamodb'
import { GSI1, GSI2 } from './keys.ts'
import { openTable, type Table } from './dynamo/table.ts'

const BINARY = fileURLToPath(import.meta.resolve('@dynoxide/linux-x64/dynoxide'))
const DEFINITION: Omit<CreateTableCommandInput, 'TableName'> = {
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  KeySchema: keySchema('pk', 'sk'),
  GlobalSecondaryIndexes: [
    {
      IndexName: GSI1,
      KeySchema: keySchema('gsi1pk', 'gsi1sk'),
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['row'] },
    },
    {
      IndexName: GSI2,
      KeySchema: keySchema('gsi2pk', 'gsi2sk'),
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
}

function keySchema(hash: string, range: string) {
  return [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ]
}

/** The service requires a signature but does not check it: making one takes a tenth of a test's CPU. */
const SIGNATURE = {
  'x-amz-date': '20261121T030000Z',
  authorization:
    'AWS4-HMAC-SHA256 Credential=test/20261121/ap-southeast-3/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
}

export interface TestTable {
  table: Table
  calls: string[]
  stop: () => Promise<void>
  backUp: () => Promise<StoredItem[]>
  restore: (items: readonly StoredItem[]) => Promise<void>
}
type StoredItem = Record<string, AttributeValue>

/** The service ends with this process when the pipe closes; the supervisor ends with the service. */
const SUPERVISOR = 'exec 3<&0; "$0" "$@" & service=$!; (read -r _ <&3; kill $service) & wait $service'

async function startService(): Promise<string> {
  const port = await freePort()
  const supervisor = spawn(
    '/bin/sh',
    ['-c', SUPERVISOR, BINARY, 'serve', '--host', '127.0.0.1', '--port', String(port)],
    { stdio: ['pipe', 'ignore', 'inherit'] },
  )
  // the test that meets its end fails and says why; the next file gets another service
  supervisor.once('exit', (code) => {
    service = undefined
    process.stderr.write(`The table service ended with code ${code}\n`)
  })
  supervisor.unref()
  ;(supervisor.stdin as Socket | null)?.unref()
  return `http://127.0.0.1:${port}`
}

let service: Promise<string> | undefined
let tables = 0

/**
 * Creates an empty in-memory table.
 * @param options `isDirect` bypasses the SDK and `calls`, as in production
 */
export async function startTestTable({ isDirect = false } = {}): Promise<TestTable> {
  const client = new DynamoDBClient({
    endpoint: await (service ??= startService()),
    region: 'ap-southeast-3',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    signer: {
      sign: (request) =>
        Promise.resolve(Object.assign(request, { headers: { ...request.headers, ...SIGNATURE } })),
    },
    maxAttempts: 8,
    requestHandler: { httpAgent: { maxSockets: 256 } },
  })
  tables += 1
  const TableName = `test-${tables}`
  await client.send(new CreateTableCommand({ ...DEFINITION, TableName }))
  const calls: string[] = []
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        calls.push(String(commandName))
        return next(args)
      },
    { step: 'initialize', name: 'countCalls' },
  )
  const stop = async () => {
    await client.send(new DeleteTableCommand({ TableName }))
    client.destroy()
  }
  return { table: openTable(TableName, client, isDirect), calls, stop, ...backups(client, TableName) }
}

function backups(client: DynamoDBClient, TableName: string): Pick<TestTable, 'backUp' | 'restore'> {
  const backUp = async () => {
    const items: StoredItem[] = []
    let ExclusiveStartKey: StoredItem | undefined
    do {
      const page = await client.send(
        new ScanCommand({ TableName, ConsistentRead: true, ...(ExclusiveStartKey && { ExclusiveStartKey }) }),
      )
      items.push(...(page.Items ?? []))
      ExclusiveStartKey = page.LastEvaluatedKey
    } while (ExclusiveStartKey)
    return items
  }
  return {
    backUp,
    async restore(items) {
      const keyOf = ({ pk, sk }: StoredItem) => ({ pk: pk ?? { S: '' }, sk: sk ?? { S: '' } })
      for (const item of await backUp())
        await client.send(new DeleteItemCommand({ TableName, Key: keyOf(item) }))
      for (const Item of items) await client.send(new PutItemCommand({ TableName, Item }))
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}
