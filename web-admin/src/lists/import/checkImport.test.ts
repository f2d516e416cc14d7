import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { ContentType } from '@flou/shared/content/define.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { slider } from '@flou/shared/content/types/slider.ts'
import { costExample } from '@flou/shared/content/types/product/typicalEstimate.ts'
import type { Api } from '../../core/api/client.ts'

vi.mock('../../core/session/current.ts', () => ({ api: vi.fn<Api>() }))
// files share a worker, which has loaded the modules without the mock
vi.resetModules()
afterAll(() => vi.resetModules())
const { api } = await import('../../core/session/current.ts')
const { checkRow } = await import('./checkImport.ts')
const { findReferences } = await import('./findReferences.ts')
const { readImport } = await import('./readImport.ts')

const FILES: Readonly<Record<string, object[]>> = {
  'logo.png': [
    { id: 4, name: 'logo.png' },
    { id: 5, name: 'old logo.png' },
  ],
  '/media/ab/file.webp': [{ id: 7, name: 'office' }],
  'twice.png': [
    { id: 8, name: 'twice.png' },
    { id: 9, name: 'twice.png' },
  ],
}
const PRODUCTS = ['Server', 'Storage'].map((title, index) => ({
  id: index + 1,
  title: { en: title, id: title },
}))

beforeEach(() => {
  vi.mocked(api).mockImplementation((url) => {
    const { pathname, searchParams } = new URL(url, 'https://admin.example')
    const files = FILES[searchParams.get('keyword') ?? ''] ?? []
    const ids = searchParams.get('ids')
    const named = ids ? [{ id: Number(ids), title: { en: 'x', id: 'x' } }] : PRODUCTS
    return Promise.resolve({ data: pathname === STAFF_PATHS.media ? files : named } as never)
  })
})

async function imported(type: ContentType, head: string, cell: string) {
  const { rows } = readImport(type, `Title (English),${head}\nNew,"${cell}"`, [])
  const references = await findReferences(rows)
  const [row] = rows
  if (!row) throw new Error('no row')
  return checkRow(row, { type, apiUrl: '/x', language: 'en', references })
}

test.each([
  ['logo.png', 4],
  ['https://cloud.example/media/ab/file.webp', 7],
  ['/media/ab/file.webp', 7],
  ['twice.png (#9)', 9],
])('a picture is read by name, address or ID: %s', async (cell, id) => {
  const { values } = await imported(slider, 'Picture', cell)

  expect(values?.['mediaId']).toBe(id)
})

test.each([
  ['nothing.png', 'grid.unknown'],
  ['twice.png', 'grid.ambiguousInFile'],
])('%s: refused', async (cell, message) => {
  expect((await imported(slider, 'Picture', cell)).refusal?.message).toBe(message)
})

test('a list of records is read by their names', async () => {
  const read = async (cell: string) => {
    const { values, refusal } = await imported(costExample, 'Products', cell)
    return refusal?.message ?? values?.['productIds']
  }

  expect(await read('Storage; server')).toEqual([2, 1])
  expect(await read('Storage; Nothing')).toBe('grid.unknown')
})
