import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { CreateTableCommand, DynamoDBClient, type CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import { GSI1, GSI2 } from './keys.ts'
import { openTable, type Table } from './dynamo/table.ts'

const BINARY = fileURLToPath(import.meta.resolve('@dynoxide/linux-x64/dynoxide'))
const TABLE_NAME = 'test'

/** The table as the template declares it. */
const DEFINITION: CreateTableCommandInput = {
  TableName: TABLE_NAME,
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

export interface TestTable {
  table: Table
  /** Names of the commands sent since the last `calls.length = 0`. */
  calls: string[]
  stop: () => Promise<void>
}

/**
 * Starts dynoxide in memory with the table in it; a process of its own for each test file.
 * @param options `isDirect`: reads go as they do when deployed, past the client and past `calls`
 */
export async function startTestTable({ isDirect = false } = {}): Promise<TestTable> {
  const port = await freePort()
  const server = spawn(BINARY, ['serve', '--host', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' })
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-southeast-3',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 8, // the server needs some milliseconds to listen
  })
  await client.send(new CreateTableCommand(DEFINITION))
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
    const ended = once(server, 'exit')
    server.kill()
    client.destroy()
    await ended
  }
  return { table: openTable(TABLE_NAME, client, isDirect), calls, stop }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}
