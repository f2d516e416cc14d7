import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { snapshotKey } from '@flou/shared/publishing/snapshots.ts'
import { needsPublish, publishedFile } from '../deployment/publishAll.ts'
import { ObjectStore } from '../s3/objectStore.ts'
import { copyState } from './copyState.ts'

const BEFORE = { site: 'http://127.0.0.1:41000', admin: 'http://127.0.0.1:41001' }
const AFTER = { site: 'http://127.0.0.1:52000', admin: 'http://127.0.0.1:52001' }
const data = ({ site }: typeof BEFORE) => JSON.stringify({ share: `/share?url=${encodeURIComponent(site)}` })
const payload = (at: typeof BEFORE) => {
  const digest = fingerprint(data(at))
  return { data: '/_.data', digest, snapshotPath: `/${snapshotKey(digest, 'en')}` }
}
const page = (at: typeof BEFORE) =>
  `<a href="${at.site}/id">${at.admin}</a><script>${JSON.stringify(payload(at))}</script>`
/** Larger than the limit of a database row. */
const LARGE = `${BEFORE.site} `.repeat(5_000)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copy-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('published files name the new addresses, documents their new data, pictures stay as they are, and nothing has to be rendered again', async () => {
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')]
  mkdirSync(from)
  writeFileSync(publishedFile(from), JSON.stringify({ key: `renderer ${BEFORE.site} ${BEFORE.admin}` }))
  const store = new ObjectStore(from)
  const put = (key: string, type: string, body: string) =>
    store.put({ bucket: 'site', key, body: Buffer.from(body), headers: { 'content-type': type } })
  await put('index.html', 'text/html; charset=utf-8', page(BEFORE))
  await put('_.data', 'application/json', data(BEFORE))
  await put('llms.txt', 'text/plain', LARGE)
  await put('logo.png', 'image/png', BEFORE.site)
  store.close()

  await copyState(from, to, AFTER)

  const copy = new ObjectStore(to)
  const textOf = async (key: string) => {
    const object = copy.head('site', key)
    return object && (await copy.read(object)).toString()
  }
  expect(await textOf('_.data')).toBe(data(AFTER))
  expect(await textOf('index.html')).toBe(page(AFTER))
  expect(await textOf('llms.txt')).toBe(LARGE.replaceAll(BEFORE.site, AFTER.site))
  expect(await textOf('logo.png')).toBe(BEFORE.site)
  copy.close()
  expect(needsPublish({ origins: AFTER }, to, 'renderer')).toBe(false)
  expect(readFileSync(publishedFile(from), 'utf8')).toContain(BEFORE.site)
})
