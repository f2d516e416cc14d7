import { expect, test } from 'vitest'
import { exportPages } from './exportPages.ts'
import { csvFormat, jsonFormat } from './formats.ts'

interface Row {
  action: string
}
const row = (id: string): Row => ({ action: `=${id}` })
const PAGES: Record<string, { data: Row[]; cursor?: string }> = {
  '': { data: [row('a'), row('b')], cursor: 'second' },
  second: { data: [], cursor: 'third' },
  third: { data: [row('c')] },
}
const csv = csvFormat<Row>({ header: ['Action'], cells: ({ action }) => [action] }, 'en')
const options = {
  page: (cursor: string) => Promise.resolve(PAGES[cursor] ?? { data: [] }),
  format: csv,
  isStopped: () => false,
  onProgress: () => undefined,
}

test('all pages become one file, empty ones in between, too, and no cell is a formula', async () => {
  const progress: number[] = []

  const { chunks, count } = await exportPages({ ...options, onProgress: (so) => progress.push(so) })

  expect(chunks?.join('')).toBe("\uFEFFAction\r\n'=a\r\n'=b\r\n'=c\r\n")
  expect([count, progress]).toEqual([3, [2, 2, 3]])
})

test('as JSON they are one array, of no page, too', async () => {
  const format = jsonFormat<Row>((one) => one)
  const read = async (page: typeof options.page) =>
    JSON.parse((await exportPages({ ...options, page, format })).chunks?.join('') ?? '') as unknown

  expect(await read(options.page)).toEqual([row('a'), row('b'), row('c')])
  expect(await read(() => Promise.resolve({ data: [] }))).toEqual([])
})

test('stopped, it asks for no further page and gives no file', async () => {
  const asked: string[] = []

  const result = await exportPages({
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
