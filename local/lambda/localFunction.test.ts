import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFunctionLog, type FunctionLog } from './functionLog.ts'
import { LocalFunction } from './localFunction.ts'

/** Keeps so many megabytes for as long as its thread lives, and answers after a wait which thread it is. */
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
