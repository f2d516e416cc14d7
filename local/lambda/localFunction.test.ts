import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFunctionLog, type FunctionLog } from './functionLog.ts'
import { LocalFunction } from './localFunction.ts'

/** Allocates megabytes for the lifetime of its thread and returns the thread's id after a wait. */
const CODE = `
const { threadId } = require('node:worker_threads')
const kept = []
exports.handler = async ({ megabytes, wait }) => {
  kept.push(new Array(megabytes * 131_072).fill(1.5))
  await new Promise((resolve) => setTimeout(resolve, wait))
  return threadId
}`

let folder: string
let log: FunctionLog
let fn: LocalFunction
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'function-'))
  log = openFunctionLog(folder)
  const file = path.join(folder, 'index.cjs')
  writeFileSync(file, CODE)
  fn = new LocalFunction(
    {
      name: 'grow',
      logicalId: 'Grow',
      arn: 'arn:aws:lambda:local:0:function:grow',
      file,
      handler: 'handler',
      timeout: 10_000,
      memory: 3008,
      environment: {},
    },
    log,
  )
})
afterAll(async () => {
  await fn.stop()
  log.close()
  rmSync(folder, { recursive: true })
})

const threadAfter = (megabytes: number, wait = 0) => fn.invoke({ megabytes, wait }) as Promise<number>

test('a thread that has grown ends when it has nothing to do; one that has not stays', async () => {
  const first = await threadAfter(1)
  await fn.endIfLarge()
  expect(await threadAfter(120)).toBe(first)

  await fn.endIfLarge()

  expect(await threadAfter(1)).not.toBe(first)
})

test('a thread that has a call does not end, however large it is', async () => {
  const before = await threadAfter(120)
  const call = threadAfter(1, 500)

  await fn.endIfLarge()

  expect(await call).toBe(before)
})

/** Responds at once, after a wait or never, or blocks its thread. */
const OTHERS = `
const { threadId } = require('node:worker_threads')
exports.handler = async ({ wait, isHung, busy = 0 }) => {
  const end = Date.now() + busy
  while (Date.now() < end);
  if (isHung) await new Promise(() => {})
  await new Promise((resolve) => setTimeout(resolve, wait))
  return { threadId }
}`
interface Answer {
  threadId: number
}

function startOther(timeout: number) {
  const file = path.join(folder, 'others.cjs')
  writeFileSync(file, OTHERS)
  const quiet = { ...log, error: () => {} }
  const other = new LocalFunction({ ...fn.settings, name: 'others', file, timeout }, quiet)
  return { other, call: (event: object) => other.invoke(event) as Promise<Answer> }
}

test('one call that is over its time fails alone: those under way are answered, by the same thread', async () => {
  const { other, call } = startOther(3_000)
  const before = await call({ wait: 0 })
  const hung = call({ isHung: true }).catch((error: Error) => error.name)
  await sleep(2_500)
  const others = Array.from({ length: 20 }, (_, at) => call({ wait: 1_000 + at * 20 }))

  const late = await hung
  const answers = [...(await Promise.all(others)), await call({ wait: 0 })]

  expect(late).toBe('Sandbox.Timedout')
  expect(new Set(answers.map(({ threadId }) => threadId))).toEqual(new Set([before.threadId]))
  await other.stop()
}, 30_000)

test('time counts from the start of a call: those that wait behind many others are not late', async () => {
  const { other, call } = startOther(10_000)
  await call({ wait: 0 })

  // more work than one of them completes in time
  const answers = await Promise.all(Array.from({ length: 400 }, () => call({ busy: 30, wait: 0 })))

  expect(answers).toHaveLength(400)
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1)
  await other.stop()
}, 90_000)

test('a thread whose event loop is stuck ends, and the next call has another one', async () => {
  const { other, call } = startOther(500)
  const before = await call({ wait: 0 })

  const stuck = await Promise.all(
    [call({ busy: 60_000 }), call({ wait: 0 })].map((one) => one.catch((error: Error) => error.name)),
  )
  const after = await call({ wait: 0 })

  expect(stuck).toEqual(['Sandbox.Timedout', 'Runtime.ExitError'])
  expect(after.threadId).not.toBe(before.threadId)
  await other.stop()
}, 60_000)

test('calls that no thread has taken yet outlive the end of a stuck one', async () => {
  const { other, call } = startOther(500)
  await call({ wait: 0 })
  const stuck = Array.from({ length: 50 }, (_, at) => call({ busy: at === 0 ? 60_000 : 0, wait: 0 }))
  const queued = [call({ wait: 0 }), call({ wait: 0 })]

  const failed = await Promise.allSettled(stuck)
  const answered = await Promise.allSettled(queued)

  expect(failed.map(({ status }) => status)).toEqual(failed.map(() => 'rejected'))
  expect(answered.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await other.stop()
}, 60_000)

test('a function that is stopped answers nothing more, and starts no thread', async () => {
  const { other, call } = startOther(5_000)
  const calls = Promise.allSettled(Array.from({ length: 60 }, () => call({ isHung: true })))

  await other.stop()

  const outcomes = await calls
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'))
  expect(other.waiting).toBe(0)
})
