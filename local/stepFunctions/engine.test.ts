import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { approvalStates } from '@flou/infra/constructs/approvalStates.ts'
import { createEngine, type Engine } from './engine.ts'
import { openExecutionStore, type ExecutionStore } from './executionStore.ts'
import { loadLibrary } from './library.ts'
import { parseDefinition, type Machine } from './machines.ts'
import { TaskError, type RunTask } from './tableTasks.ts'

const MACHINE: Machine = {
  id: 'Clock',
  arn: 'arn:aws:states:r:1:stateMachine:Clock',
  role: 'ClockRole',
  definition: parseDefinition(JSON.stringify(approvalStates('Content'))),
}
const DAY = 86_400
const INPUT = { change: 'C1', round: '0001', remindAfter: 3 * DAY, expireAfter: 80 * DAY, keepUntil: '9' }
const NAME = 'C1-1'

let folder: string
let store: ExecutionStore
let engine: Engine
let calls: { operation: string; parameters: Record<string, unknown> }[]
let refuse: (operation: string) => Error | undefined

const runTask: RunTask = (_, resource, parameters) => {
  const operation = /dynamodb:(\w+)/.exec(resource)?.[1] ?? ''
  const error = refuse(operation)
  if (error) return Promise.reject(error)
  calls.push({ operation, parameters })
  return Promise.resolve({})
}
function open(): void {
  store = openExecutionStore(folder)
  engine = createEngine({ store, machines: [MACHINE], runTask, onError: (cause) => console.error(cause) })
}
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'flou-executions-'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-23T00:00:00Z') })
  calls = []
  refuse = () => undefined
  open()
})
afterEach(() => {
  engine.close()
  store.close()
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** Lets the library's asynchronous steps complete; its first use loads it. */
async function settled(expected: () => void): Promise<void> {
  await loadLibrary()
  for (let step = 0; step < 200; step += 1) await Promise.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expected()
}
async function pass(seconds: number): Promise<void> {
  await settled(() => undefined)
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
  await settled(() => undefined)
}
const start = () => engine.start(MACHINE, { name: NAME, input: JSON.stringify(INPUT) })
const execution = () => store.list()[0]
const operations = () => calls.map(({ operation }) => operation)

test('it stores its token, reminds, stores another token, and reports that nobody decided', async () => {
  start()
  await pass(3 * DAY - 1)
  const waiting = operations()
  await pass(1)
  const reminded = operations()
  await pass(80 * DAY)

  expect(waiting).toEqual(['updateItem'])
  expect(reminded).toEqual(['updateItem', 'putItem', 'updateItem'])
  expect(operations()).toEqual(['updateItem', 'putItem', 'updateItem', 'putItem'])
  expect(calls[1]?.parameters['Item']).toEqual({
    pk: { S: 'notification#C1' },
    sk: { S: '0001#remind' },
    kind: { S: 'remind' },
    change: { S: 'C1' },
    round: { N: '0001' },
    at: { S: '2026-11-26T00:00:00.000Z' },
    ttl: { N: '9' },
  })
  expect(tokenIn(0)).not.toBe(tokenIn(2))
  expect(execution()).toMatchObject({ status: 'SUCCEEDED', state: 'Over' })
})

function tokenIn(call: number): string {
  const values = calls[call]?.parameters['ExpressionAttributeValues'] as Record<string, { S: string }>
  return values[':token']?.S ?? ''
}

test('a token that is sent back ends it, once', async () => {
  start()
  await pass(DAY)
  const first = engine.completeTask(tokenIn(0), { output: {} })
  await pass(1)

  expect([first, engine.completeTask(tokenIn(0), { output: {} })]).toEqual([true, false])
  expect(execution()).toMatchObject({ status: 'SUCCEEDED', state: 'Over' })
  await pass(90 * DAY)
  expect(operations()).toEqual(['updateItem'])
})

test('a change that was decided before the token was stored ends it; any other error is tried again, then fails it', async () => {
  refuse = () => new TaskError('DynamoDb.ConditionalCheckFailedException', 'decided')
  start()
  await pass(1)
  const decided = execution()
  let failures = 0
  refuse = () => (failures++ < 9 ? new TaskError('DynamoDb.DynamoDbException', 'denied') : undefined)
  engine.start(MACHINE, { name: 'C2-1', input: JSON.stringify(INPUT) })
  await pass(DAY)

  expect(decided).toMatchObject({ status: 'SUCCEEDED', state: 'Over' })
  expect(store.get(`arn:aws:states:r:1:execution:Clock:C2-1`)).toMatchObject({
    status: 'FAILED',
    error: 'DynamoDb.DynamoDbException',
    cause: 'denied',
  })
  expect(failures).toBe(7)
})

test('it goes on after a restart with the same token, and repeats no call', async () => {
  start()
  await pass(DAY)
  const token = tokenIn(0)
  engine.close()
  store.close()
  open()
  vi.setSystemTime(Date.now() + DAY * 1_000)
  await engine.resume()
  await pass(DAY - 1)
  const before = operations()
  await pass(1)
  const after = operations()
  const answered = [
    engine.completeTask(token, { output: {} }),
    engine.completeTask(tokenIn(2), { output: {} }),
  ]
  await pass(1)

  expect([before, after]).toEqual([['updateItem'], ['updateItem', 'putItem', 'updateItem']])
  expect(answered).toEqual([false, true])
  expect(execution()?.status).toBe('SUCCEEDED')
})

test('a wait that ended while the product was off is over at its next start', async () => {
  start()
  await pass(DAY)
  engine.close()
  vi.setSystemTime(Date.now() + 5 * DAY * 1_000)
  engine = createEngine({ store, machines: [MACHINE], runTask, onError: (cause) => console.error(cause) })
  await engine.resume()
  await pass(1)

  expect(operations()).toEqual(['updateItem', 'putItem', 'updateItem'])
})

test('an execution that is stopped does nothing more', async () => {
  const running = start()
  await pass(DAY)
  engine.abort(running, { error: null, cause: 'decided' })
  await pass(90 * DAY)

  expect(operations()).toEqual(['updateItem'])
  expect(execution()).toMatchObject({ status: 'ABORTED', cause: 'decided', token: null })
})

test('a definition in JSONata is refused', () => {
  const states = { A: { Type: 'Succeed', Output: '{% $x %}' } }

  expect(() =>
    parseDefinition(JSON.stringify({ QueryLanguage: 'JSONata', StartAt: 'A', States: {} })),
  ).toThrow('JSONata')
  expect(() => parseDefinition(JSON.stringify({ StartAt: 'A', States: states }))).toThrow('JSONata')
})
