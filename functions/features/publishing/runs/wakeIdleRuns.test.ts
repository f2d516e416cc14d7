import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPublishRun, updatePublishRun, requestAnotherPass, startPublishRun } from '../store/publishRuns.ts'
import { startTestTable } from '../../../core/store/testTable.ts'
import { wakeIdleRuns } from './wakeIdleRuns.ts'

let store: Awaited<ReturnType<typeof startTestTable>>
beforeAll(async () => {
  store = await startTestTable()
})
afterAll(() => store.stop())

const MINUTE = 60_000
const START = new Date('2026-11-23T03:00:00Z')
const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE)
const start = (id: string, invocation?: string) => {
  const by = { id: 1, name: 'Ayu' }
  const given = { id, request: { kind: 'all' }, by, now: START, total: 0 } as const
  return startPublishRun(store.table, invocation === undefined ? given : { ...given, invocation })
}

test('a run that stands still is moved, which wakes the publisher; one that moves or has ended is left alone', async () => {
  const idle = await start('idle')
  const ended = await start('ended')
  const released = await start('released', 'a release')
  await requestAnotherPass(store.table, idle)
  await updatePublishRun(store.table, ended, { state: 'done' })

  expect(await wakeIdleRuns(store.table, after(2))).toBe(0)
  expect(await wakeIdleRuns(store.table, after(4))).toBe(1)
  expect(await wakeIdleRuns(store.table, after(5))).toBe(0)
  const woken = await getPublishRun(store.table, 'idle')
  expect([woken?.revision, woken?.isRepeatRequested]).toEqual([idle.revision + 1, true])
  expect(await getPublishRun(store.table, 'released')).toEqual(released)

  // a publish continues its own run until the function's time limit; then the stream does
  await updatePublishRun(store.table, woken ?? idle, { state: 'stopped' })
  expect(await wakeIdleRuns(store.table, after(17))).toBe(1)
  expect((await getPublishRun(store.table, 'released'))?.invocation).toBeUndefined()
})
