import type { StoredRecord, Usage } from '@flou/shared/api.ts'
import { apiScreens, type ApiScreen } from '@flou/shared/content/routing/apiRoutes.ts'
import { referencesOf } from '@flou/shared/content/values/references.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filledRecord } from '@flou/functions/openapi/filledRecord.ts'
import { RECORD_SCREENS, startContentApi, typeAbove, type ContentApi } from './contentApi.ts'

/** Records in use cannot be deleted; unused ones can. */
let api: ContentApi
beforeAll(async () => {
  api = await startContentApi()
})
afterAll(() => api.stop())

const SCREENS = apiScreens(REGISTRY)

const pointsAt = ({ type }: ApiScreen, target: string) =>
  referencesOf(type.declaration, filledRecord(type.declaration, { idOf: () => 1, seed: '' })).some(
    ({ key }) => key === `${target}#1`,
  )
const holdersOf = (target: string) => SCREENS.filter((screen) => pointsAt(screen, target))
const targets = RECORD_SCREENS.map(([, screen]) => ({
  name: screen.type.key,
  screen,
  holders: holdersOf(screen.type.key),
})).filter(({ holders }) => holders.length > 0)

/** Saves a reference to a record. @returns its name in the where-used list */
async function saveHolder(holder: ApiScreen, target: string, id: number): Promise<Partial<Usage>> {
  const { type } = holder
  const path = api.pathOf(holder, typeAbove(holder) === target ? id : undefined)
  const fields = await api.filledMatching(type.declaration, { [target]: id })
  if (!type.single) {
    const { data } = await api.call<StoredRecord>('POST', path, { body: fields })
    return { type: type.key, id: data.id }
  }
  const { recordVersion } = (await api.call<StoredRecord>('GET', path)).data
  await api.call('PUT', path, { body: { ...fields, recordVersion } })
  return { type: type.key }
}

test.each(targets)('a used $name is kept, and every use is named', async ({ name, screen, holders }) => {
  const { data: record } = await api.call<StoredRecord>('POST', api.pathOf(screen), {
    body: api.filled(screen.type.declaration),
  })
  const path = `${api.pathOf(screen)}/${record.id}`
  const uses = await Promise.all(holders.map((holder) => saveHolder(holder, name, record.id)))

  const refused = await api.call<Usage[]>('DELETE', path)
  const usage = await api.call<Usage[]>('GET', `${path}/usage`)

  expect(refused).toMatchObject({ status: 409, code: 'in_use' })
  for (const use of uses) {
    expect(refused.data).toContainEqual(expect.objectContaining(use))
    expect(usage.data).toContainEqual(expect.objectContaining(use))
  }
  for (const { url } of usage.data) expect(url).toMatch(/^\/dashboard2\//)
  expect((await api.call<StoredRecord>('GET', path)).data.state).not.toBe('trashed')
})

test('a record that links to another in a text is a link, not a reference', async () => {
  const [, screen] = RECORD_SCREENS.find(([, { type }]) => type.key === 'news') ?? []
  if (!screen) throw new Error('News have a screen')
  const path = api.pathOf(screen)
  const create = async (body: object) => (await api.call<StoredRecord>('POST', path, { body })).data
  const fields = api.filled(screen.type.declaration)
  const target = await create(fields)
  const content = `<p><a href="/x" data-record="news#${target.id}">A</a></p>`
  const contents = (fields['contents'] as object[]).map((entry) => ({ ...entry, content }))
  const source = await create({ ...api.filled(screen.type.declaration), contents })

  const links = await api.call<Usage[]>('GET', `${path}/${target.id}/usage?links=1`)
  const references = await api.call<Usage[]>('GET', `${path}/${target.id}/usage`)

  expect(links.data.map(({ type, id }) => [type, id])).toEqual([['news', source.id]])
  expect(references.data).toEqual([])
})
