import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createFaults } from '../likeAws/faults.ts'
import { FunctionCopies } from './functionCopies.ts'
import { openFunctionLog, type FunctionLog } from './functionLog.ts'

/** Counts its calls and what it does after its responses. */
const CODE = `
const { threadId } = require('node:worker_threads')
let calls = 0
let background = 0
const kept = []
exports.handler = async ({ wait = 0, megabytes = 0 }) => {
  calls += 1
  setInterval(() => { background += 1 }, 5).unref()
  if (megabytes > 0) kept.push(Buffer.alloc(megabytes * 1024 * 1024, 1))
  await new Promise((resolve) => setTimeout(resolve, wait))
  return { threadId, calls, background }
}`
interface Answer {
  threadId: number
  calls: number
  background: number
}

let folder: string
let log: FunctionLog
let copies: FunctionCopies | undefined
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copies-'))
  log = { ...openFunctionLog(folder), error: () => undefined }
  writeFileSync(path.join(folder, 'index.cjs'), CODE)
})
afterEach(() => copies?.stop())
afterAll(() => {
  log.close()
  rmSync(folder, { recursive: true })
})

function start(memory = 3008) {
  copies = new FunctionCopies(
    {
      name: 'count',
      logicalId: 'Count',
      arn: 'arn:aws:lambda:local:0:function:count',
      file: path.join(folder, 'index.cjs'),
      handler: 'handler',
      timeout: 10_000,
      memory,
      environment: {},
    },
    log,
    { faults: createFaults(), hasMemoryLimit: true },
  )
  return (event: object = {}) => copies?.invoke(event) as Promise<Answer>
}

test('calls at the same time have a copy each, which share nothing', async () => {
  const call = start()

  const answers = await Promise.all([call({ wait: 300 }), call({ wait: 300 }), call({ wait: 300 })])

  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(3)
  expect(answers.map(({ calls }) => calls)).toEqual([1, 1, 1])
})

test('a copy is used again, and does nothing between its calls', async () => {
  const call = start()
  const first = await call()
  await sleep(500)

  const second = await call()

  expect(second).toMatchObject({ threadId: first.threadId, calls: 2 })
  // 100 in half a second if it were not frozen
  expect(second.background).toBeLessThan(20)
})

test('above ten copies calls wait and are all answered', async () => {
  const call = start()

  const answers = await Promise.all(Array.from({ length: 30 }, () => call({ wait: 20 })))

  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBeLessThanOrEqual(10)
})

test('a copy that exceeds its memory is killed; the next call has another one', async () => {
  const call = start(128)
  const { threadId } = await call()

  const failure = await call({ megabytes: 200 }).catch((error: Error) => error.name)

  expect(failure).toBe('Runtime.ExitError')
  expect((await call()).threadId).not.toBe(threadId)
})
