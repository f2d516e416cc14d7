import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChangeRequestCounts } from '@flou/shared/approval/changeRequestLists.ts'
import { countsQuery } from './useChangeRequestCounts.ts'

type User = Parameters<typeof countsQuery>[0]
const APPROVER: User = { id: 1, permissions: ['Workflow'], needApproval: false }
const AUTHOR: User = { id: 2, permissions: [], needApproval: true }

beforeEach(() => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
  focusManager.setFocused(true)
})
afterEach(() => {
  focusManager.setFocused(undefined)
  environmentManager.setIsServer(() => typeof window === 'undefined')
  vi.useRealTimers()
})

async function observe(user: User) {
  const queryFn = vi.fn<() => Promise<ChangeRequestCounts>>(async () => ({ toDecide: 0, newest: [], own: 0 }))
  const client = new QueryClient()
  client.mount()
  const stop = new QueryObserver(client, { ...countsQuery(user), queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  return {
    calls: () => queryFn.mock.calls.length,
    stop: () => {
      stop()
      client.unmount()
      client.clear()
    },
  }
}

test('approvers notice changes within 15 s; a hidden tab requests nothing and catches up when it is shown', async () => {
  const { calls, stop } = await observe(APPROVER)
  expect(calls()).toBe(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(calls()).toBe(2)

  focusManager.setFocused(false)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls()).toBe(2)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(calls()).toBe(3)
  stop()
})

test('authors request their counts once a minute', async () => {
  const { calls, stop } = await observe(AUTHOR)

  await vi.advanceTimersByTimeAsync(45_000)
  expect(calls()).toBe(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(calls()).toBe(2)
  stop()
})
