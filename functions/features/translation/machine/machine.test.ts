import { REGISTRY } from '@flou/shared/content/registry.ts'
import { isUnchecked, markName, type MachineMarks } from '@flou/shared/translation/machine.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiHandler } from '../../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import type { Term } from '@flou/shared/translation/terms.ts'
import { signUpAt } from '../../inbox/testInbox.ts'
import { machineRoutes } from './machineRoutes.ts'
import { deeplTranslator } from './deeplTranslator.ts'
import type { Translator } from './translator.ts'

const PATH = '/api/dashboard/translations/machine'
const SOURCE = '<p>Open the <b>portal</b>. Download it &amp; more.</p>'

/** Answers of the service by its text. */
const RECORDED: Readonly<Record<string, string>> = {
  'Open the <x id="1">portal</x>.': 'Buka <x id="1">portal</x>.',
  'Download it &amp; more.': 'Unduh &amp; lainnya.',
}
const sent: { text: string[]; target_lang: string; context: string }[] = []
const service = deeplTranslator({
  url: 'https://api.example/v2/translate',
  key: 'secret',
  fetch: async (_, { body } = {}) => {
    const request = JSON.parse(typeof body === 'string' ? body : '{}') as (typeof sent)[number]
    sent.push(request)
    return Response.json({ translations: request.text.map((text) => ({ text: RECORDED[text] ?? '' })) })
  },
})

let api: TestApi
let translator: Translator | undefined
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startTestApi(
    (services) => (event, context) =>
      apiHandler(machineRoutes(REGISTRY, translator), services)(event, context),
  )
})
afterAll(() => api.stop())

const request = { type: 'news', id: 3, name: 'content', to: 'id', source: SOURCE, isMarkup: true }
const translate = () => api.call<{ text: string }>('POST', PATH, { body: request })
const marks = async () => (await api.call<MachineMarks>('GET', `${PATH}/news/3`)).data
const mark = markName('id', 'content')

test('without a service there is nothing to call', async () => {
  expect((await translate()).status).toBe(404)
})

test('a draft has the markup of its source and is marked until it is edited or checked', async () => {
  translator = service
  const { text } = (await translate()).data

  expect(text).toBe('<p>Buka <b>portal</b>. Unduh &amp; lainnya.</p>')
  expect(sent[0]).toMatchObject({ target_lang: 'ID', tag_handling: 'xml' })
  expect(isUnchecked(await marks(), mark, text)).toBe(true)
  expect(isUnchecked(await marks(), mark, `${text} `)).toBe(false)

  const { type, id, name, to } = request
  await api.call('POST', `${PATH}/checked`, { body: { type, id, name, to } })

  expect(await marks()).toEqual({})
})

test('only people of the area read the marks of a text, and only its editors change them', async () => {
  const signUp = signUpAt(api)
  const others = await signUp(['FAQ', 'Manage Translations'])
  const reader = await signUp(['Manage News'], { lacks: ['edit'] })
  const { type, id, name, to } = request
  const statuses = async (token: string) => [
    (await api.call('POST', PATH, { body: request, token })).status,
    (await api.call('GET', `${PATH}/${type}/${id}`, { token })).status,
    (await api.call('POST', `${PATH}/checked`, { body: { type, id, name, to }, token })).status,
  ]
  await translate()

  expect(await statuses(others.token)).toEqual([403, 403, 403])
  expect(await statuses(reader.token)).toEqual([403, 200, 403])
  expect(Object.keys(await marks())).toEqual([mark])
})

test('the service receives the terms of the texts', async () => {
  const term: Term = {
    id: 1,
    kind: 'preferred',
    matchCase: false,
    note: '',
    term: { en: 'download', id: 'unduh' },
    instead: { en: '', id: '' },
  }
  await service.translate({ texts: ['Download it &amp; more.'], to: 'id', terms: [term] })

  expect(sent.at(-1)?.context).toBe('"Download" = "unduh"')
})

test.each([
  ['an error', () => Promise.resolve(new Response('', { status: 456 }))],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['too few translations', () => Promise.resolve(Response.json({ translations: [] }))],
])('the service is unavailable after %s', async (_, send) => {
  const failing = deeplTranslator({ url: 'https://api.example', key: '', fetch: send })

  await expect(failing.translate({ texts: ['A'], to: 'id', terms: [] })).rejects.toMatchObject({
    code: 'unavailable',
  })
})
