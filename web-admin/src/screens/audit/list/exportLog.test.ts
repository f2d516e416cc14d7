import type { AuditEntry } from '@flou/shared/api.ts'
import { expect, test } from 'vitest'
import { exportLog } from './exportLog.ts'

const entry = (id: string) => ({ id, action: `=${id}` }) as AuditEntry // what the cells below look at
const PAGES: Record<string, { data: AuditEntry[]; cursor?: string }> = {
  '': { data: [entry('a'), entry('b')], cursor: 'second' },
  second: { data: [], cursor: 'third' },
  third: { data: [entry('c')] },
}
const options = {
  page: (cursor: string) => Promise.resolve(PAGES[cursor] ?? { data: [] }),
  header: ['Action'],
  cells: ({ action }: AuditEntry) => [action],
  isStopped: () => false,
  onProgress: () => undefined,
}

test('all pages become one file, empty ones in between, too, and no cell is a formula', async () => {
  const progress: number[] = []

  const { parts, count } = await exportLog({ ...options, onProgress: (so) => progress.push(so) })

  expect(parts?.join('')).toBe("\uFEFFAction\r\n'=a\r\n'=b\r\n'=c\r\n")
  expect([count, progress]).toEqual([3, [2, 2, 3]])
})

test('stopped, it asks for no further page and gives no file', async () => {
  const asked: string[] = []

  const result = await exportLog({
    ...options,
    page: (cursor) => {
      asked.push(cursor)
      return options.page(cursor)
    },
    isStopped: () => asked.length === 1,
  })

  expect(result).toEqual({ parts: undefined, count: 2 })
  expect(asked).toEqual([''])
})
