import { REGISTRY } from '@flou/shared/content/registry.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POLICIES } from '../../lambdas/policies.ts'
import type { Table } from '../store/dynamo/table.ts'
import { manifest } from '../../lambdas/schedule/manifest.ts'
import { runTasks, type ScheduledTask } from './runTasks.ts'

for (const name of ['TABLE_NAME', ...manifest.environment]) vi.stubEnv(name, 'test')
const { tasksOf } = await import('../../lambdas/schedule/index.ts')

const NOW = new Date('2026-11-21T03:00:00Z')
const TASKS = tasksOf({
  table: {} as Table, // the test replaces tasks before they run
  registry: REGISTRY,
  ...POLICIES,
  seals: { write: async () => true },
  removeFiles: async () => {},
  now: NOW,
})
const NAMES = TASKS.map(({ name }) => name)

let lines: Record<string, unknown>[] = []
beforeEach(() => {
  lines = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)) as Record<string, unknown>)
    return true
  })
})
afterEach(() => vi.restoreAllMocks())

/** Tasks that return immediately, except one. */
function tasksWith(name: string, run: ScheduledTask['run']) {
  const ran: string[] = []
  const tasks = TASKS.map((task) => ({
    ...task,
    guaranteed: 2,
    limit: 20,
    run: (hasTime: () => boolean) => {
      ran.push(task.name)
      return task.name === name ? run(hasTime) : Promise.resolve('done')
    },
  }))
  return { tasks, ran }
}

const OTHERS_DONE = (name: string) =>
  Object.fromEntries(NAMES.map((each) => [each, each === name ? null : 'done']))

test.each(NAMES)('all others run where %s fails, and its cause is an error line', async (name) => {
  const { tasks, ran } = tasksWith(name, () => Promise.reject(new Error('broken')))

  const results = await runTasks(tasks, { now: NOW, budget: 1_000 })

  expect(ran).toEqual(NAMES)
  expect(results).toEqual(OTHERS_DONE(name))
  expect(lines).toEqual([
    { level: 'error', event: 'task failed', task: name, causes: [expect.stringContaining('broken')] },
  ])
})

test.each(NAMES)('all others run where %s throws at once or hangs', async (name) => {
  const thrown = tasksWith(name, () => {
    throw new Error('broken')
  })
  const hanging = tasksWith(name, () => new Promise(() => {}))

  const results = [
    await runTasks(thrown.tasks, { now: NOW, budget: 1_000 }),
    await runTasks(hanging.tasks, { now: NOW, budget: 1_000 }),
  ]

  expect([thrown.ran, hanging.ran]).toEqual([NAMES, NAMES])
  expect(results).toEqual([OTHERS_DONE(name), OTHERS_DONE(name)])
  expect(lines.at(-1)).toMatchObject({ level: 'error', event: 'task took too long', task: name })
})

test('each task keeps its least time where all tasks before it use all they can, and none is cut off', async () => {
  vi.useFakeTimers()
  const used: number[] = []
  const tasks = ['first', 'second', 'third'].map((name) => ({
    name,
    guaranteed: 30,
    limit: 1_000,
    run: async (hasTime: () => boolean) => {
      const start = performance.now()
      while (hasTime()) await new Promise((resolve) => setTimeout(resolve, 1))
      used.push(performance.now() - start)
    },
  }))

  const end = runTasks(tasks, { now: NOW, budget: 200 })
  await vi.advanceTimersByTimeAsync(200)
  await end

  vi.useRealTimers()
  expect(used).toEqual([105, 49, 35])
  expect(lines).toEqual([])
})

test('the least times of all tasks fit into the time of the function', () => {
  const least = TASKS.reduce((sum, task) => sum + task.guaranteed, 0)

  expect(least).toBeLessThanOrEqual(manifest.timeout * 1_000 - 10_000)
  for (const task of TASKS) expect(task.limit).toBeGreaterThanOrEqual(task.guaranteed)
})
