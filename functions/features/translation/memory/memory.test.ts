import type { StoredRecord } from '@flou/shared/api.ts'
import { REGISTRY, requireContentType } from '@flou/shared/content/registry.ts'
import { media } from '@flou/shared/content/types/media.ts'
import type { Suggestion } from '@flou/shared/translation/suggestion.ts'
import type { Glossary } from '@flou/shared/translation/machine.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiHandler } from '../../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { contentRoutes } from '../../../lambdas/content/routes.ts'
import { suggestionRoutes } from '../suggestionRoutes.ts'
import { decodeTexts, encodeTexts } from './memoryItems.ts'
import { createRecord } from '../../../core/store/write/createRecord.ts'
import { updateMemory } from './updateMemory.ts'

const CATEGORY = '/api/dashboard/news/category'
const GLOSSARY = '/api/dashboard/glossary'
const type = requireContentType('newsCategory')

let api: TestApi
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi((services) =>
    apiHandler([...contentRoutes(REGISTRY), ...suggestionRoutes({ hasTranslator: false })], services),
  )
})
afterAll(() => api.stop())

const contents = (id: string, en: string) => [
  { languageId: 1, title: id, description: 'About it' },
  { languageId: 2, title: en, description: 'About it' },
]
const create = async (id: string, en: string, more = {}) =>
  (await api.call<StoredRecord>('POST', CATEGORY, { body: { contents: contents(id, en), ...more } })).data
const update = ({ id }: StoredRecord) => updateMemory(api.services.table, [{ type, id }], api.clock.now)
async function suggested(text: string): Promise<string[]> {
  const body = { from: 'en', segments: [{ text }] }
  const { data } = await api.call<Suggestion[][]>('POST', '/api/dashboard/translations/suggestions', { body })
  return (data[0] ?? []).map(({ target, percent }) => `${target} ${percent}`)
}

test('published texts are suggested, newer ones replace them', async () => {
  const record = await create('Berita perusahaan', 'Company news')
  await update(record)

  expect(await suggested('Company news')).toEqual(['Berita perusahaan 100'])
  expect(await suggested('Company news.')).toEqual(['Berita perusahaan 92'])

  const { id, recordVersion } = record
  const body = { contents: contents('Kabar perusahaan', 'Company news'), recordVersion, state: 'published' }
  await api.call('PUT', `${CATEGORY}/${id}`, { body })
  api.clock.now = new Date(api.clock.now.getTime() + 1_000)
  await update(record)

  expect(await suggested('Company news')).toEqual(['Kabar perusahaan 100'])
})

test('drafts are not suggested', async () => {
  await update(await create('Konsep', 'Not published yet', { state: 'draft' }))

  expect(await suggested('Not published yet')).toEqual([])
})

test('descriptions of pictures are suggested', async () => {
  const { table, now, newId } = api.services
  const by = { id: 1, name: 'Ayu', title: '' }
  const context = { table, now: now(), newId, by, service: 'media', method: 'POST' } as const
  const alts = [
    { languageId: 1, alt: 'Ruang server' },
    { languageId: 2, alt: 'Server room' },
  ]
  const { id } = await createRecord(context, media, {
    fields: { name: 'a.jpg', mime: 'image/jpeg', contents: alts },
  })
  await updateMemory(table, [{ type: media, id }], api.clock.now)

  expect(await suggested('Server room')).toEqual(['Ruang server 100'])
})

test('an update without other texts writes nothing', async () => {
  const record = await create('Sama', 'The same')
  await update(record)
  api.calls.length = 0
  await update(record)

  expect(api.calls.filter((call) => /Put|Write/.test(JSON.stringify(call)))).toEqual([])
})

test('a record that is too large for an item keeps its first texts', () => {
  let seed = 1
  const noise = () => ((seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647).toString(36)
  const long = () => Array.from({ length: 12_000 }, noise).join(' ')
  const texts = Array.from({ length: 4 }, () => [{ id: long(), en: 'x' }])
  const stored = decodeTexts(encodeTexts(texts))

  expect(stored.length).toBeGreaterThan(0)
  expect(stored).toEqual(texts.slice(0, stored.length))
  expect(stored.length).toBeLessThan(texts.length)
})

test('terms of the glossary, which needs the texts of its rule', async () => {
  const term = (kind: string, [id, en]: [string, string]) =>
    api.call('POST', GLOSSARY, {
      body: {
        kind,
        matchCase: false,
        note: 'Why',
        contents: [
          { languageId: 1, term: id, instead: '' },
          { languageId: 2, term: en, instead: '' },
        ],
      },
    })
  const [preferred, lacking, avoided, kept] = [
    await term('preferred', ['unduh', 'download']),
    await term('preferred', ['', 'upload']),
    await term('avoid', ['', 'e-mail']),
    await term('keep', ['', 'Flou Object Storage']),
  ]
  const { data } = await api.call<Glossary>('GET', '/api/dashboard/translations/terms')

  expect([preferred, lacking, avoided, kept].map(({ status }) => status)).toEqual([201, 422, 422, 201])
  expect(data.terms.map(({ kind, term: texts, note }) => [kind, texts.en, texts.id, note])).toEqual([
    ['preferred', 'download', 'unduh', 'Why'],
    ['keep', 'Flou Object Storage', '', 'Why'],
  ])
})
