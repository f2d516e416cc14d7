import { expect, test, vi } from 'vitest'
import { ApiError } from '../api/apiError.ts'
import type { Api, CallOptions } from '../api/client.ts'
import { totalProgress } from './uploadItem.ts'
import { UploadQueue } from './uploadQueue.ts'

interface Sent {
  name: string
  onProgress: (progress: number) => void
  arrive: () => void
  break: () => void
}

/** A queue with controlled uploads and completions; completions return `answers` in turn, else a record. */
function setUp(...answers: (ApiError | undefined)[]) {
  const sent: Sent[] = []
  const completions: CallOptions[] = []
  let tickets = 0
  const api = vi.fn<(path: string, options?: CallOptions) => Promise<unknown>>(
    (path: string, options: CallOptions = {}) => {
      if (path.endsWith('/uploads')) {
        tickets += 1
        return Promise.resolve({ data: { key: `uploads/1-${tickets}`, url: '', fields: {} } })
      }
      completions.push(options)
      const failure = answers.shift()
      return failure ? Promise.reject(failure) : Promise.resolve({ data: { id: completions.length } })
    },
  )
  const queue = new UploadQueue({
    api: api as unknown as Api,
    send: ({ file, onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')))
        const fail = () => reject(new ApiError('network', ''))
        sent.push({ name: file.name, onProgress, arrive: resolve, break: fail })
      }),
  })
  const states = () => queue.items.get().map(({ state }) => state)
  return { queue, sent, completions, states, tickets: () => tickets }
}
const file = (name: string, type = 'image/png', size = 10) => new File([new Uint8Array(size)], name, { type })
const idAt = (queue: UploadQueue, index = 0) => queue.items.get()[index]?.id ?? ''

test('three go at a time, the next when one has arrived', async () => {
  const { queue, sent, states } = setUp()
  queue.add(
    ['a', 'b', 'c', 'd'].map((name) => file(name)),
    0,
  )
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  const before = states()

  sent[1]?.arrive()

  await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']))
  expect(before).toEqual(['sending', 'sending', 'sending', 'waiting'])
  expect(states()).toEqual(['sending', 'done', 'sending', 'sending'])
})

test('one that is cancelled stops no other', async () => {
  const { queue, sent, states, completions } = setUp()
  queue.add([file('a'), file('b')], 0)
  await vi.waitFor(() => expect(sent).toHaveLength(2))

  queue.cancel(idAt(queue))
  sent[1]?.arrive()

  await vi.waitFor(() => expect(states()).toEqual(['cancelled', 'done']))
  expect(completions).toHaveLength(1)
})

test('a file that cannot be taken is listed with the reason and not sent', () => {
  const { queue, sent } = setUp()

  queue.add(
    [
      file('page.html', 'text/html'),
      file('big.png', 'image/png', 6 * 1024 * 1024),
      file('none', 'image/png', 0),
    ],
    0,
  )

  expect(queue.items.get().map(({ refusal }) => refusal?.reason)).toEqual([
    'wrongType',
    'tooBig',
    'emptyFile',
  ])
  expect(sent).toEqual([])
})

test('when sending breaks off, a retry sends again', async () => {
  const { queue, sent, states, tickets } = setUp()
  queue.add([file('a')], 0)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.break()
  await vi.waitFor(() => expect(states()).toEqual(['failed']))

  queue.retryFailed()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  sent[1]?.arrive()

  await vi.waitFor(() => expect(states()).toEqual(['done']))
  expect(tickets()).toBe(2)
})

test('when the answer to the completion is lost, a retry only completes, as the same request', async () => {
  const { queue, sent, states, completions } = setUp(new ApiError('network', ''))
  queue.add([file('a')], 5)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.arrive()
  await vi.waitFor(() => expect(states()).toEqual(['failed']))

  queue.retry(idAt(queue))

  await vi.waitFor(() => expect(states()).toEqual(['done']))
  expect(sent).toHaveLength(1)
  expect(completions).toHaveLength(2)
  expect(completions[1]).toMatchObject({
    idempotencyKey: completions[0]?.idempotencyKey,
    body: { key: 'uploads/1-1', folderId: 5 },
  })
})

test('content that is in the library is asked about: kept beside as another request, or left', async () => {
  const known = new ApiError('duplicate', '', { data: { id: 7, name: 'Peta' } })
  const { queue, sent, states, completions } = setUp(known, known)
  const uploaded = vi.fn<(record: { id: number }) => void>()
  queue.onUploaded(uploaded)
  queue.add([file('a'), file('b')], 0)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  for (const one of sent) one.arrive()
  await vi.waitFor(() => expect(states()).toEqual(['duplicate', 'duplicate']))

  queue.keepBoth(idAt(queue, 0))
  queue.takeExisting(idAt(queue, 1))

  await vi.waitFor(() => expect(states()).toEqual(['done', 'done']))
  expect(sent).toHaveLength(2)
  expect(completions[2]?.body).toMatchObject({ onDuplicate: 'keep' })
  expect(completions[2]?.idempotencyKey).not.toBe(completions[0]?.idempotencyKey)
  expect(uploaded.mock.calls.map(([{ id }]) => id).toSorted((a, b) => a - b)).toEqual([3, 7])
})

test('files of a text are named by their ids, and what the library has is used without a question', async () => {
  const { queue, sent, completions } = setUp()

  const ids = queue.add([file('a'), file('page.html', 'text/html')], 0, 'use')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.arrive()

  await vi.waitFor(() => expect(completions).toHaveLength(1))
  expect(ids).toEqual(queue.items.get().map(({ id }) => id))
  expect(completions[0]?.body).toMatchObject({ onDuplicate: 'use' })
})

test('what has come to an end is forgotten, what is under way stays', async () => {
  const { queue, sent, states } = setUp()
  queue.add([file('a'), file('b'), file('page.html', 'text/html')], 0)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  sent[0]?.arrive()
  await vi.waitFor(() => expect(states()).toEqual(['done', 'sending', 'refused']))

  queue.clear()

  expect(queue.items.get().map(({ name }) => name)).toEqual(['b'])
})

test('all together are as far as their bytes', () => {
  const item = (size: number, progress: number, state: 'sending' | 'refused' = 'sending') => ({
    id: '',
    name: '',
    size,
    progress,
    state,
  })

  expect(totalProgress([item(100, 1), item(300, 0.5), item(999, 0, 'refused')])).toBe(0.625)
  expect(totalProgress([])).toBe(0)
})
