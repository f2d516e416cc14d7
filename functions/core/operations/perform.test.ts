import type { StoredRecord } from '@flou/shared/api.ts'
import { expect, test } from 'vitest'
import { AppError } from '../errors.ts'
import { POLICIES } from '../../lambdas/policies.ts'
import type { Snapshot } from '../store/writeContext.ts'
import type { Operation, OperationContext } from './operation.ts'
import { perform, performWithOutcome } from './perform.ts'

const record: StoredRecord = {
  id: 7,
  recordVersion: 3,
  state: 'published',
  created: '',
  updated: '',
  createdBy: { id: 1, name: 'Ayu' },
  updatedBy: { id: 1, name: 'Ayu' },
}
const { recordVersion: _, ...meta } = record
const before: Snapshot = { ...meta, version: 2, fields: { title: 'Old' } }

const contextOf = (permissions: readonly string[], needApproval = false) =>
  // fields the runner reads
  ({
    caller: { permissions: new Set(permissions), needApproval },
    policies: POLICIES,
  }) as unknown as OperationContext
const context = contextOf(['FAQ'])

type TestOperation = Operation<Snapshot, string, StoredRecord>

/** An operation that records its calls in order. */
function operationOf(own: Partial<TestOperation> = {}) {
  const steps: string[] = []
  const noting =
    <A extends unknown[], R>(step: string, answer: (...args: A) => R) =>
    (...args: A): R => {
      steps.push(step)
      return answer(...args)
    }
  const operation: TestOperation = {
    name: 'update',
    permission: 'FAQ',
    read: () => Promise.resolve(before),
    prepare: () => 'prepared',
    commit: () => Promise.resolve(record),
    earlierResult: () => Promise.resolve(undefined),
    ...own,
  }
  return {
    steps,
    operation: {
      ...operation,
      read: noting('read', operation.read),
      prepare: noting('prepare', operation.prepare),
      commit: noting('commit', operation.commit),
      earlierResult: noting('earlierResult', operation.earlierResult),
    },
  }
}
const refusing = (code: 'record_changed' | 'not_found' | 'validation_failed') => () =>
  Promise.reject(new AppError(code))

test('an operation is read, prepared and written once, and costs no look for an earlier answer', async () => {
  const { operation, steps } = operationOf({ version: 2 })

  const answer = await perform(operation, context)

  expect(answer).toBe(record)
  expect(steps).toEqual(['read', 'prepare', 'commit'])
})

test('without its permission nothing is read; one of several is enough', async () => {
  const { operation, steps } = operationOf({ permission: ['Event', 'FAQ'] })

  await expect(perform(operation, contextOf(['Contact']))).rejects.toMatchObject({ code: 'forbidden' })
  expect(steps).toEqual([])
  await expect(perform(operation, context)).resolves.toBe(record)
})

test('a stale version is refused with the record as it is, before any rule is asked', async () => {
  const { operation, steps } = operationOf({ version: 1 })

  const refused = perform(operation, context)

  await expect(refused).rejects.toMatchObject({ code: 'record_changed', data: { id: 7, title: 'Old' } })
  expect(steps).toEqual(['read', 'earlierResult'])
})

test.each(['record_changed', 'not_found'] as const)(
  'a repetition that meets %s answers what the first attempt wrote',
  async (code) => {
    const { operation } = operationOf({
      read: refusing(code),
      earlierResult: () => Promise.resolve({ ...record, recordVersion: 9 }),
    })

    expect(await perform(operation, context)).toMatchObject({ recordVersion: 9 })
  },
)

test('what a rule refuses stays refused: no earlier answer is looked for', async () => {
  const { operation, steps } = operationOf({ prepare: refusing('validation_failed') })

  await expect(perform(operation, context)).rejects.toMatchObject({ code: 'validation_failed' })
  expect(steps).toEqual(['read', 'prepare'])
})

test('a costly operation that was carried out before does nothing again', async () => {
  const { operation, steps } = operationOf({ isCostly: true, earlierResult: () => Promise.resolve(record) })

  expect(await perform(operation, context)).toBe(record)
  expect(steps).toEqual(['earlierResult'])
})

const inNeed = contextOf(['FAQ'], true)

test('where nothing can hold it until then, it is refused before anything is prepared', async () => {
  const { operation, steps } = operationOf()

  await expect(perform(operation, inNeed)).rejects.toMatchObject({
    code: 'forbidden',
    messageCode: 'approvalNeeded',
  })
  expect(steps).toEqual(['read'])
})

test('what takes no effect, or nobody sees, needs no approval', async () => {
  const draft = operationOf({ name: 'saveDraft' })
  const unseen = operationOf({ isInvisibleToVisitors: () => Promise.resolve(true) })

  await perform(draft.operation, inNeed)
  await perform(unseen.operation, inNeed)

  expect([draft.steps, unseen.steps]).toEqual([
    ['read', 'prepare', 'commit'],
    ['read', 'prepare', 'commit'],
  ])
})

test('a repetition of what waits for approval is said to wait, too', async () => {
  const { operation } = operationOf({
    read: refusing('record_changed'),
    earlierResult: () => Promise.resolve(record),
  })

  expect(await performWithOutcome(operation, inNeed)).toEqual({ result: record, isPending: true })
})
