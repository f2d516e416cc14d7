import { REGISTER_PATH } from '@flou/shared/paths.ts'
import { MAIL_KEYS, mailSectionKey } from '@flou/shared/mails/mails.ts'
import { REGISTRY, requireContentType } from '@flou/shared/content/registry.ts'
import { buildSchema } from '@flou/shared/content/schema.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { ChangeRequestRow } from '@flou/shared/workflow.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_ARTICLES } from './articles/all.ts'
import { RECORDS, SECTIONS } from './content/demoContent.ts'
import { CHANGE_REQUESTS } from './content/changeRequests.ts'
import { LATER_EDITS } from './content/laterEdits.ts'
import type { DemoApi } from './demoApi.ts'
import { bodyOfEdit, idsFrom, loadContent, pathOf, recordOf } from './load.ts'
import { loadChangeRequests } from './loadChangeRequests.ts'
import { ALL_PAGES } from './pages/pages.ts'
import { PICTURES, type PictureName } from './pictures.ts'
import { richText } from './richText.ts'
import { editedBody, type Body } from './wire.ts'

const pictureIds = new Map(
  Object.keys(PICTURES).map((name, index) => [name as PictureName, index + 1]), // PICTURES is the source of the names
)
const ids = idsFrom(
  pictureIds,
  new Map(RECORDS.flat().map(({ type, key }, index) => [`${type}#${key}`, index + 1])),
)
const records = RECORDS.flat().map(({ type, key, body }) => ({ type, key, body: body(ids) }))
const sections = SECTIONS.map(({ type, body }) => ({ type, body: body(ids) }))

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ')
const words = (notation: string) => plain(richText(notation)).split(/\s+/).filter(Boolean).length

test.each(records)('$type $key satisfies its declaration', ({ type, body }) => {
  const result = buildSchema(requireContentType(type).declaration).safeParse(body)
  expect(result.error?.issues ?? []).toEqual([])
})

const namesIn = (body: Body | undefined) => [
  Object.keys(body ?? {}),
  ((body?.['contents'] ?? []) as Body[]).map((entry) => Object.keys(entry)), // made by `both`
]

test.each(LATER_EDITS)(
  '$type $key, edited later, satisfies its declaration and says something new',
  (edit) => {
    const body = bodyOfEdit(edit, ids)
    const result = buildSchema(requireContentType(edit.type).declaration).safeParse(body)
    expect(result.error?.issues ?? []).toEqual([])
    const before = records.find(({ type, key }) => type === edit.type && key === edit.key)?.body
    expect(body).not.toEqual(before)
    // only existing fields change
    expect(namesIn(body)).toEqual(namesIn(before))
  },
)

test.each(sections)('$type satisfies its declaration', ({ type, body }) => {
  const declared = REGISTRY.types.get(type)
  if (!declared) throw new Error(`No section ${type}`)
  expect(buildSchema(declared.declaration).safeParse(body).error?.issues ?? []).toEqual([])
  expect(declared.check?.(body) ?? {}).toEqual({})
})

test('every section of every area is filled, each once', () => {
  const filled = new Set(sections.map(({ type }) => type))
  const places = new Set(SECTIONS.map(({ type, parent }) => `${type} ${parent?.key ?? ''}`))
  expect(places.size).toBe(SECTIONS.length)
  const declared = [...REGISTRY.types.values()].filter(({ single }) => single).map(({ key }) => key)
  // unedited mails use their default texts
  const mails = new Set<string>(MAIL_KEYS.map((key) => mailSectionKey(key)))
  // until first saved, approval settings depend on the number of role managers
  expect(declared.filter((key) => !filled.has(key) && !mails.has(key))).toEqual(['setting.approval'])
})

/** Enough records for every public page to look realistic. */
test.each([
  ['product', 40],
  ['productCategory', 6],
  ['solution', 12],
  ['useCase', 12],
  ['customerStory', 15],
  ['event', 20],
  ['faq', 60],
  ['specialOffer', 12],
  ['documentation', 15],
])('there are enough records of %s', (type, least) => {
  expect(records.filter((one) => one.type === type).length).toBeGreaterThanOrEqual(least)
})

test('questions have a place of their own each, category after category', () => {
  const faqs = records.filter(({ type }) => type === 'faq').map(({ body }) => body)
  const orders = faqs.map(({ order }) => order)
  const categories = faqs.map(({ categoryId }) => Number(categoryId))

  expect(orders).toEqual(faqs.map((_, index) => index + 1))
  expect(categories).toEqual(categories.toSorted((one, other) => one - other))
})

test('partners of both kinds, past and coming events, and packages in two regions', () => {
  const partners = records.filter(({ type }) => type === 'techPartner' || type === 'businessPartner')
  const starts = records.filter(({ type }) => type === 'event').map(({ body }) => String(body['startDate']))
  const regions = new Set(
    records.filter(({ type }) => type.endsWith('Package')).map(({ body }) => body['regionId']),
  )
  expect(partners.length).toBeGreaterThanOrEqual(20)
  expect(starts.some((day) => day < '2026-11-21') && starts.some((day) => day > '2026-11-21')).toBe(true)
  expect(regions.size).toBeGreaterThanOrEqual(2)
})

test('packages of every kind are sold, with products that have them: none has all, and no disk costs what its server does', () => {
  const packages = records.filter(({ type }) => type.endsWith('Package') && type !== 'osPackage')
  const kinds = Map.groupBy(packages, ({ body }) => body['productId'])
  const server = ids.record('product', 'virtual-server')
  const cheapest = (kind: string) =>
    Math.min(
      ...packages
        .filter(({ type, body }) => type === `${kind}Package` && body['productId'] === server)
        .map(({ body }) => Number(body['price'])),
    )

  expect(new Set(packages.map(({ type }) => type)).size).toBe(7)
  for (const own of kinds.values()) expect(new Set(own.map(({ type }) => type)).size).toBeLessThanOrEqual(3)
  expect(cheapest('storage')).toBeLessThan(cheapest('instance') / 10)
})

/** Links anywhere in a body: fields, buttons inside customProperty, rich text. */
function addressesIn(body: Body): string[] {
  const text = JSON.stringify(body).replaceAll('\\', '')
  return [...text.matchAll(/(?:"(?:url|urlPath|link|\w*URL)":|href=)"([^"]*)"/g)].map(
    ([, address = '']) => address,
  )
}

/** Public routes with a slug whose records are demo content: only these slugs exist. */
const OWN_PAGES: Readonly<Record<string, ReadonlySet<string>>> = {
  'news-and-information': new Set(ALL_ARTICLES.map(({ slug }) => slug)),
  page: new Set(ALL_PAGES.map(({ slug }) => slug)),
}
const PUBLIC_ROUTES = readFileSync(new URL('publicRoutes.txt', import.meta.url), 'utf8').split('\n')

/** Pages, the portal's registration, external sites and numbers, and the form of an event on its page. */
function isKnown(address: string): boolean {
  if (
    address === REGISTER_PATH ||
    /^https:\/\/\w+\.flou\.example\/|^https:\/\/[\w-]+\.example$|^mailto:\w+@flou\.example$|^tel:\+62\d+$|^#register$|^$/.test(
      address,
    )
  )
    return true
  // an anchor of the layout of every page
  const path = address.replace(/#cookie-settings$/, '')
  const [, first = '', second] = path.split('/')
  const slugs = OWN_PAGES[first]
  if (slugs && second !== undefined) return slugs.has(second)
  return PUBLIC_ROUTES.some((route) => {
    const pattern = route.replace(/\/:\w+\?/g, '(?:/[a-z0-9-]+)?').replace(/:product|:\w+/g, '[a-z0-9-]+')
    return route !== '' && new RegExp(`^${pattern}$`).test(path)
  })
}

test('every address leads to a page of the site', () => {
  const addresses = [...records, ...sections].flatMap(({ body }) => addressesIn(body))
  expect(addresses.length).toBeGreaterThan(100)
  expect(addresses.filter((address) => !isKnown(address))).toEqual([])
})

test.each(ALL_ARTICLES)('article $slug is complete in both languages', ({ id, en }) => {
  for (const { title, description, body } of [id, en]) {
    expect(description.length).toBeLessThan(LIMITS.newsDescriptionUnder)
    expect(title.length).toBeLessThan(80)
    expect(words(body)).toBeGreaterThanOrEqual(350)
    expect(words(body)).toBeLessThanOrEqual(700)
    expect(body).toContain('## ')
  }
  expect(id.title).not.toBe(en.title)
  expect(id.description).not.toBe(en.description)
  expect(words(id.body) / words(en.body)).toBeGreaterThan(0.7)
})

test('articles cover every category, with a picture of their own, and none lies in the future', () => {
  expect(ALL_ARTICLES.length).toBeGreaterThanOrEqual(24)
  expect(new Set(ALL_ARTICLES.map(({ slug }) => slug)).size).toBe(ALL_ARTICLES.length)
  expect(new Set(ALL_ARTICLES.map(({ picture }) => picture)).size).toBe(ALL_ARTICLES.length)
  expect(new Set(ALL_ARTICLES.map(({ category }) => category)).size).toBe(6)
  expect(ALL_ARTICLES.filter(({ date }) => date < '2025-01-01' || date > '2026-11-20')).toEqual([])
})

test('drawings are the same each time, and free of words but for the names of companies', () => {
  for (const [name, { draw }] of Object.entries(PICTURES)) {
    expect(draw()).toBe(draw())
    expect(draw()).not.toMatch(name.startsWith('brand-') ? /NaN|undefined/ : /<text|NaN|undefined/)
  }
})

test('what the home page shows is stored before anything else', async () => {
  const paths: string[] = []
  let last = 0
  const request: DemoApi['request'] = async (_, path) => (paths.push(path), { id: ++last })

  await loadContent({ request }, pictureIds)

  const first = paths.slice(0, paths.indexOf('/api/dashboard/news/category'))
  const ofHome = sections
    .filter(({ type }) => /^(home|footer|setting)[.]/.test(type))
    .map(({ type }) => pathOf(type))
  expect(ofHome.length).toBeGreaterThan(10)
  expect(first).toEqual(expect.arrayContaining([...ofHome, '/api/dashboard/menu', '/api/dashboard/footer']))
  expect(first.length).toBeLessThan(paths.length / 5)
})

test('the loader stores records below their parents and after what they point at, sections as new, and edits last', async () => {
  const calls: { method: string; path: string; body: unknown }[] = []
  let last = 0
  const request: DemoApi['request'] = async (method, path, body) => {
    calls.push({ method, path, body })
    return { id: ++last }
  }

  await loadContent({ request }, pictureIds)

  const created = calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(created).toHaveLength(records.length)
  expect(
    created.filter((path) => /^\/api\/dashboard\/menu\/\d+\/sub-menu$/.test(path)).length,
  ).toBeGreaterThan(5)
  expect(created.indexOf('/api/dashboard/news/category')).toBeLessThan(created.indexOf('/api/dashboard/news'))
  const saved = calls.filter(({ method }) => method === 'PUT')
  const versions = [...sections.map(() => 0), ...LATER_EDITS.map(() => 1)]
  expect(saved.map(({ body }) => body)).toEqual(
    versions.map((recordVersion) => expect.objectContaining({ recordVersion })),
  )
})

interface Submitted {
  type: string
  key: string
  before: Body | undefined
  body: Body
}
const submitted = CHANGE_REQUESTS.flatMap((change): Submitted[] => {
  const { type, key } = change
  if (change.does === 'create') return [{ type, key, before: undefined, body: change.body(ids) }]
  if (change.does !== 'update') return []
  const before = recordOf(change).body(ids)
  return [{ type, key, before, body: editedBody(before, change) }]
})

test.each(submitted)('$type $key, as submitted, satisfies its declaration', ({ type, before, body }) => {
  const result = buildSchema(requireContentType(type).declaration).safeParse(body)

  expect(result.error?.issues ?? []).toEqual([])
  expect(body).not.toEqual(before)
  if (before) expect(namesIn(body)).toEqual(namesIn(before))
})

test('changes are submitted by their author and decided by hash, by somebody else', async () => {
  const calls: string[] = []
  const person = (name: string) => ({
    envelope: async (method: string, path: string, body: unknown) => {
      const { hash } = (body ?? {}) as { hash?: string } // body of a decision
      calls.push(`${name} ${method} ${path.replace(/.*workflow/, '')}${hash ? ` ${hash}` : ''}`)
      // fields the loader reads
      const changeRequest = { id: String(calls.length), hash: `hash-${calls.length}` } as ChangeRequestRow
      return { data: null, changeRequest }
    },
  })

  const made = await loadChangeRequests({ author: person('author'), approver: person('approver') }, ids)

  expect(made).toHaveLength(CHANGE_REQUESTS.length)
  expect(calls.filter((call) => call.startsWith('approver'))).toEqual([
    'approver POST /1/approve hash-1',
    'approver POST /3/reject hash-3',
    'approver POST /7/request-changes hash-7',
  ])
  expect(calls.filter((call) => call.startsWith('author POST /5'))).toEqual([
    'author POST /5/withdraw hash-5',
  ])
})
