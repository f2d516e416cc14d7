import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StoredRecord } from '@flou/shared/api.ts'
import { startTestApi, type TestApi } from '@flou/functions/core/http/testApi.ts'
import { keys } from '@flou/functions/core/store/keys.ts'
import { fakeStorage } from '@flou/functions/features/media/routes/fakeStorage.ts'
import { publishAll } from '@flou/functions/features/publishing/publishAll.ts'
import { startPublishing } from '@flou/functions/features/publishing/testing/publishHarness.ts'
import { contentHandler } from '@flou/functions/lambdas/content/routes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { itemsOf } from '../restore/compareTables.ts'
import { exportSite } from './exportSite.ts'
import { importSite } from './importSite.ts'

const CATEGORY = '/api/dashboard/news/category'
const both = (title: string) => ({
  contents: [1, 2].map((languageId) => ({
    languageId,
    title: `${title} ${languageId}`,
    description: 'About',
  })),
})

let source: TestApi
let target: Awaited<ReturnType<typeof startPublishing>>
let root: string
let printed: string[]
const files = fakeStorage()
const targetFiles = fakeStorage()

beforeEach(async () => {
  printed = []
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // logs
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
  root = mkdtempSync(path.join(tmpdir(), 'flou-site-'))
  for (const { objects } of [files, targetFiles]) objects.clear()
  ;[source, target] = await Promise.all([
    startTestApi((services) => contentHandler(services)),
    startPublishing(),
  ])
  await createContent()
})
afterEach(async () => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
  await Promise.all([source.stop(), target.stop()])
})

/** A record of each state, an older version, a draft, an order and a section. */
async function createContent(): Promise<void> {
  for (const title of ['First', 'Second', 'Trashed'])
    expect((await source.call('POST', CATEGORY, { body: both(title) })).status).toBe(201)
  await source.call('PUT', `${CATEGORY}/1`, { body: { ...both('Renamed'), recordVersion: 1 } })
  await source.call('PUT', `${CATEGORY}/2/draft`, { body: { ...both('Drafted'), recordVersion: 1 } })
  await source.call('DELETE', `${CATEGORY}/3`)
  await source.call<StoredRecord>('PUT', '/api/dashboard/news/home-title', {
    body: { ...both('Heading'), recordVersion: 0 },
  })
  const svg = { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml', cacheControl: 'public' }
  files.objects.set('media/logo.svg', svg)
  files.objects.set('uploads/1-x', svg)
}

const exportTo = (name: string, table = source.table, storage = files) =>
  exportSite({
    folder: path.join(root, name),
    table,
    bucket: { client: storage.client, name: 'media' },
    about: {},
  })

const importFrom = (name: string, isApplied = true) =>
  importSite({
    folder: path.join(root, name),
    types: undefined,
    table: target.table,
    bucket: { client: targetFiles.client, name: 'media' },
    isApplied,
    rotateKeys: () => target.table.put({ ...keys.jwks(), keys: [] }),
    publish: {
      invoke: () => publishAll(target.publisher, { isForced: true }),
      wait: () => Promise.resolve(),
    },
  })

async function readAll() {
  const items = []
  for await (const item of itemsOf(target.table)) items.push(item)
  return items
}

/** The lines of all files, sorted: the order of items is that of the table. */
function linesIn(name: string): Map<string, string[]> {
  const folder = path.join(root, name)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => one.includes('.'))
  return new Map(
    names.toSorted().map((one) => [one, readFileSync(path.join(folder, one), 'utf8').split('\n').toSorted()]),
  )
}

test('an export that was imported into another product is exported again as it was', async () => {
  await exportTo('first')
  await importFrom('first')
  await exportTo('second', target.table, targetFiles)

  const lines = linesIn('first')
  expect(linesIn('second')).toEqual(lines)
  expect(lines.get('items/newsCategory.jsonl')?.length).toBeGreaterThan(10)
  expect([...lines.keys()]).toContain('files/media/logo.svg')
  expect(targetFiles.objects).toEqual(new Map([['media/logo.svg', files.objects.get('media/logo.svg')]]))
  expect(printed.at(-1)).toContain('The site is rebuilt')
})

test('access is not exported', async () => {
  await exportTo('first')

  expect([...linesIn('first').keys()].filter((name) => /user|role|session|audit/.test(name))).toEqual([])
})

test('without confirmation it reports what is missing and writes nothing', async () => {
  await exportTo('first')
  const before = await readAll()
  await importFrom('first', false)

  expect(await readAll()).toEqual(before)
  expect(targetFiles.objects.size).toBe(0)
  expect(printed).toContain('Files missing: 1')
  expect(printed.join('\n')).toMatch(/^newsCategory +\d+ +\d+ +[1-9]\d* +0$/m)
})

test('a folder with other files, of another format, or with a path that leads out of it is refused', async () => {
  await exportTo('first')
  await expect(exportTo('first')).rejects.toThrow('not empty')
  writeFileSync(path.join(root, 'first/files.jsonl'), '{"key":"../../x","headers":{}}\n')
  await expect(importFrom('first')).rejects.toThrow('no path of a file')
  writeFileSync(path.join(root, 'first/site.json'), '{"format":2}')
  await expect(importFrom('first')).rejects.toThrow('another format')
})
