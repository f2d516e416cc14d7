import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  DescribeExecutionCommand,
  ListExecutionsCommand,
  SendTaskFailureCommand,
  SendTaskSuccessCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { approvalStates } from '@flou/infra/constructs/approvalStates.ts'
import { close, listen } from '../aws/http.ts'
import { readPermissions } from '../aws/permissions.ts'
import { createServices } from '../aws/services.ts'
import { TableServiceError } from '../dynamodb/client.ts'
import { openStack } from '../template/stack.ts'
import { createEngine, type Engine } from './engine.ts'
import { openExecutionStore, type ExecutionStore } from './executionStore.ts'
import { readMachines } from './machines.ts'
import { stepFunctionsService } from './service.ts'
import { tableTasks } from './tableTasks.ts'

const MACHINE = 'arn:aws:states:ap-southeast-1:000000000000:stateMachine:Clock'
const EXECUTIONS = MACHINE.replace(':stateMachine:', ':execution:')
const TABLE = 'arn:aws:dynamodb:ap-southeast-1:000000000000:table/Content'

const policy = (role: string, ...Statement: object[]) => ({
  Type: 'AWS::IAM::Policy',
  Properties: {
    PolicyDocument: { Statement: Statement.map((one) => ({ Effect: 'Allow', ...one })) },
    Roles: [role],
  },
})
const leading = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['changeRequest#*'] } }
const stack = openStack({
  name: 'Flou-test',
  assetPath: (key) => key,
  template: {
    Resources: {
      Clock: {
        Type: 'AWS::StepFunctions::StateMachine',
        Properties: {
          DefinitionString: JSON.stringify(approvalStates('Content')),
          RoleArn: 'arn:aws:iam::000000000000:role/ClockRole',
        },
      },
      ClockPolicy: policy('ClockRole', {
        Action: 'dynamodb:UpdateItem',
        Resource: TABLE,
        Condition: leading,
      }),
      StarterPolicy: policy(
        'StarterRole',
        { Action: ['states:StartExecution', 'states:SendTask*', 'states:ListExecutions'], Resource: MACHINE },
        { Action: ['states:StopExecution', 'states:DescribeExecution'], Resource: `${EXECUTIONS}:*` },
      ),
    },
  },
})
const roles = new Map([
  ['starter', 'StarterRole'],
  ['stranger', 'NoRole'],
  ['Clock', 'ClockRole'],
])

const folder = mkdtempSync(path.join(tmpdir(), 'flou-executions-'))
let store: ExecutionStore
let engine: Engine
let server: Server
/** Task tokens stored by calls that reached the table. */
const tokens: string[] = []
let refusal: Error | undefined
const clientOf = (accessKeyId: string, endpoint: string) =>
  new SFNClient({
    endpoint,
    region: 'ap-southeast-1',
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey: 'x' },
  })
let starter: SFNClient
let stranger: SFNClient
beforeAll(async () => {
  store = openExecutionStore(folder)
  const machines = readMachines(stack)
  const permissions = readPermissions(stack, roles)
  const call = (target: string, input: object) => {
    expect(target).toBe('DynamoDB_20120810.UpdateItem')
    if (refusal) return Promise.reject(refusal)
    const { ExpressionAttributeValues: values } = input as {
      ExpressionAttributeValues: { ':token': { S: string } }
    }
    tokens.push(values[':token'].S)
    return Promise.resolve({})
  }
  const onError = (cause: unknown) => expect.unreachable(String(cause))
  const runTask = tableTasks({ call, permissions, onWrite: () => undefined })
  engine = createEngine({ store, machines, runTask, onError })
  server = createServices(
    [stepFunctionsService({ machines, store, engine, permissions })],
    permissions,
    onError,
  )
  const endpoint = `http://127.0.0.1:${await listen(server)}`
  starter = clientOf('starter', endpoint)
  stranger = clientOf('stranger', endpoint)
})
afterAll(async () => {
  engine.close()
  await close(server)
  store.close()
  rmSync(folder, { recursive: true })
})

const WAITS = { round: '0001', remindAfter: 1000, expireAfter: 1000, keepUntil: '9' }
const start = (name: string, more: object = {}) =>
  starter.send(
    new StartExecutionCommand({
      stateMachineArn: MACHINE,
      name,
      input: JSON.stringify({ change: name, ...WAITS, ...more }),
    }),
  )
const describe = (name: string) =>
  starter.send(new DescribeExecutionCommand({ executionArn: `${EXECUTIONS}:${name}` }))
async function nextToken(): Promise<string> {
  const before = tokens.length
  await vi.waitFor(() => expect(tokens.length).toBeGreaterThan(before), 5_000)
  return tokens.at(-1) ?? ''
}

test('an unmodified client starts an execution once, sends its token back and sees it succeed', async () => {
  const [{ executionArn }, token] = await Promise.all([start('A-1'), nextToken()])
  const same = await start('A-1')
  const listed = await starter.send(
    new ListExecutionsCommand({ stateMachineArn: MACHINE, statusFilter: 'RUNNING' }),
  )
  await starter.send(new SendTaskSuccessCommand({ taskToken: token, output: '{}' }))

  expect([executionArn, same.executionArn]).toEqual([`${EXECUTIONS}:A-1`, `${EXECUTIONS}:A-1`])
  expect(listed.executions?.map(({ name }) => name)).toEqual(['A-1'])
  await vi.waitFor(async () => expect((await describe('A-1')).status).toBe('SUCCEEDED'))
  await expect(start('A-1')).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' })
  await expect(
    starter.send(new SendTaskSuccessCommand({ taskToken: token, output: '{}' })),
  ).rejects.toMatchObject({ name: 'TaskTimedOut' })
})

test('a token sent back with an error fails the execution by it', async () => {
  const [, token] = await Promise.all([start('B-1'), nextToken()])
  await starter.send(
    new SendTaskFailureCommand({ taskToken: token, error: 'DynamoDb.ConditionalCheckFailedException' }),
  )

  await vi.waitFor(async () => expect((await describe('B-1')).status).toBe('SUCCEEDED'))
})

test('an execution is stopped by its name; one that never was is not', async () => {
  await Promise.all([start('C-1'), nextToken()])
  const executionArn = `${EXECUTIONS}:C-1`
  await starter.send(new StopExecutionCommand({ executionArn, cause: 'Decided' }))
  const again = await starter.send(new StopExecutionCommand({ executionArn }))

  expect(await describe('C-1')).toMatchObject({ status: 'ABORTED', cause: 'Decided' })
  expect(again.stopDate).toBeInstanceOf(Date)
  await expect(
    starter.send(new StopExecutionCommand({ executionArn: `${EXECUTIONS}:none` })),
  ).rejects.toMatchObject({ name: 'ExecutionDoesNotExist' })
})

test('a condition that does not hold has the name by which the machine catches it', async () => {
  refusal = new TableServiceError('ConditionalCheckFailedException', 'decided')
  await start('D-1')

  await vi.waitFor(async () => expect((await describe('D-1')).status).toBe('SUCCEEDED'))
  refusal = undefined
})

test('who may not is refused; and the machine writes only what its own role allows', async () => {
  const refused = stranger.send(new StartExecutionCommand({ stateMachineArn: MACHINE, name: 'E-1' }))
  await expect(refused).rejects.toMatchObject({ name: 'AccessDeniedException' })

  const permissions = readPermissions(stack, roles)
  const [machine] = readMachines(stack)
  const run = tableTasks({ call: () => Promise.resolve({}), permissions, onWrite: () => undefined })
  const write = (operation: string, pk: string) => {
    const parameters = { TableName: 'Content', Key: { pk: { S: pk } } }
    return machine && run(machine, `arn:aws:states:::aws-sdk:dynamodb:${operation}`, parameters)
  }
  await expect(write('updateItem', 'changeRequest#1')).resolves.toEqual({})
  await expect(write('updateItem', 'user#1')).rejects.toMatchObject({ name: 'DynamoDb.DynamoDbException' })
  await expect(write('deleteItem', 'changeRequest#1')).rejects.toMatchObject({
    name: 'DynamoDb.DynamoDbException',
  })
})
