import { REGISTER_PATH } from '@flou/shared/paths.ts'
import { MAIL_KEYS, mailSectionKey } from '@flou/shared/mail/mails.ts'
import { REGISTRY, requireContentType } from '@flou/shared/content/registry.ts'
import { buildSchema } from '@flou/shared/content/schema.ts'
import { slugify } from '@flou/shared/strings/slug.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readChangeRequests, readLaterEdits } from './activity/edits.ts'
import { STAFF_PASSWORD } from './account.ts'
import { pathOf, type DemoApi } from './demoApi.ts'
import { idsFrom, loadContent } from './load.ts'
import { readContent } from './loader/content.ts'
import type { Body } from './loader/expand.ts'
import { loadChangeRequests } from './activity/loadChangeRequests.ts'
import { PICTURES } from './loader/pictures.ts'

const content = readContent()
const pictureIds = new Map(
  [...PICTURES.keys()].map((name, index) => [name, { id: index + 1, path: `${name}.svg` }]),
)
const ids = idsFrom(
  pictureIds,
  new Map(content.records.map(({ type, key }, index) => [`${type}#${key}`, index + 1])),
)
const records = content.records.map(({ type, key, body }) => ({ type, key, body: body(ids) }))
const sections = content.sections.map(({ type, body }) => ({ type, body: body(ids) }))
const laterEdits = readLaterEdits(content)
const changeRequests = readChangeRequests(content)

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ')
const words = (html: string) => plain(html).split(/\s+/).filter(Boolean).length

test.each(records)(
  '$type $key satisfies its declaration, and its tables have whole heads',
  ({ type, body }) => {
    const result = buildSchema(requireContentType(type).declaration).safeParse(body)
    expect(result.error?.issues ?? []).toEqual([])
    expect(JSON.stringify(body).match(/<th[^>]*>(?:<p>)?(?:<\/p>)?<\/th>/g)).toBeNull()
  },
)

test.each(laterEdits)('$type $key, edited later, satisfies its declaration and is different', (edit) => {
  const body = edit.body(ids)
  const result = buildSchema(requireContentType(edit.type).declaration).safeParse(body)
  expect(result.error?.issues ?? []).toEqual([])
  const before = records.find(({ type, key }) => type === edit.type && key === edit.key)?.body
  expect(before).toBeDefined()
  expect(body).not.toEqual(before)
})

test.each(sections)('$type satisfies its declaration', ({ type, body }) => {
  const declared = REGISTRY.types.get(type)
  if (!declared) throw new Error(`No section ${type}`)
  expect(buildSchema(declared.declaration).safeParse(body).error?.issues ?? []).toEqual([])
  expect(declared.check?.(body) ?? {}).toEqual({})
})

test('every section of every area is filled, each once', () => {
  const filled = new Set(sections.map(({ type }) => type))
  const places = new Set(content.sections.map(({ type, parent }) => `${type} ${parent?.key ?? ''}`))
  expect(places.size).toBe(content.sections.length)
  const declared = [...REGISTRY.types.values()].filter(({ single }) => single).map(({ key }) => key)
  // a mail that nobody has edited is sent with its default texts
  const mails = new Set<string>(MAIL_KEYS.map((key) => mailSectionKey(key)))
  // have defaults until they are saved
  expect(declared.filter((key) => !filled.has(key) && !mails.has(key))).toEqual([
    'setting.approval',
    'setting.session',
    'setting.pageChecks',
  ])
})

/** As many records as every public page needs to look like a real provider's. */
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

/** Kinds of packages and billing items of each product: how its trade sells it. Others are free. */
const MODELS: Readonly<Record<string, string>> = {
  'virtual-server': 'instance server, os licence, snapshot gigabyte, storage gigabyte',
  'bare-metal': 'instance server',
  'dedicated-host': 'instance host',
  'gpu-server': 'instance server, os licence',
  'image-builder': 'storage gigabyte',
  kubernetes: 'instance node, storage gigabyte',
  'container-registry': 'storage gigabyte',
  'serverless-container': 'general memory, general vcpu',
  functions: 'general call, general gigabyteSecond',
  'block-storage': 'storage gigabyte',
  'object-storage': 'network request, network traffic, storage gigabyte',
  'file-storage': 'storage gigabyte',
  'archive-storage': 'network retrieved, storage gigabyte',
  snapshot: 'snapshot gigabyte',
  backup: 'snapshot gigabyte',
  postgresql: 'database instance, storage gigabyte',
  mysql: 'database instance, storage gigabyte',
  'sql-server': 'database instance',
  'document-database': 'database instance',
  cache: 'database instance',
  'data-warehouse': 'general scanned, storage gigabyte',
  'load-balancer': 'network balancer, network processed',
  cdn: 'network request, network traffic',
  dns: 'network query, network zone',
  'direct-connect': 'network port',
  'vpn-gateway': 'network gateway',
  'web-application-firewall': 'security policy, security request',
  'vulnerability-scanner': 'security scannedServer',
  'key-management': 'security key, security operation',
  certificates: 'security authority',
  'event-stream': 'general written, storage gigabyte',
  'search-engine': 'database node',
  'data-flow': 'general worker',
  'ai-studio': 'general gpu, general notebook',
  'language-models': 'general token',
  'document-reader': 'general page',
  logging: 'general ingested, storage gigabyte',
  pipeline: 'general buildMinute',
  'mail-service': 'general mail',
  'disaster-recovery': 'general protectedServer, storage gigabyte',
}

const keysOf = (type: string) =>
  new Map(content.records.filter((one) => one.type === type).map(({ key }) => [ids.record(type, key), key]))

test('every product is sold as its trade sells it, in the calculator where it has a price, or free', () => {
  const [slugs, items] = [keysOf('product'), keysOf('billingItem')]
  const sold = Map.groupBy(
    records.filter(({ type }) => type.endsWith('Package')),
    ({ body }) => slugs.get(Number(body['productId'])) ?? '',
  )
  const models = [...sold].map(([slug, packages]) => {
    const kinds = packages.map(
      ({ type, body }) => `${type.replace('Package', '')} ${items.get(Number(body['billingItemId']))}`,
    )
    return [slug, [...new Set(kinds)].toSorted().join(', ')]
  })
  const products = records.filter(({ type }) => type === 'product').map(({ body }) => body)
  const inCalculator = products.filter(({ showOnCalculator }) => showOnCalculator === true)

  expect(Object.fromEntries(models)).toEqual(MODELS)
  expect(inCalculator.map(({ slug }) => String(slug)).toSorted()).toEqual(Object.keys(MODELS).toSorted())
  const packages = [...sold.values()].flat().map(({ body }) => body)
  expect(packages.filter(({ title }) => /^(?:Team|Company|Essential|Advanced)$/.test(String(title)))).toEqual(
    [],
  )
  expect(packages.filter(({ maximumUser = 0 }) => Number(maximumUser) > 0)).toEqual([])
})

test('offers name a package of the price list and no reference price; typical estimates too', () => {
  const isSold = (product: unknown, title: unknown) =>
    records.some(
      ({ type, body }) =>
        type.endsWith('Package') && body['productId'] === product && body['title'] === title,
    )
  const offers = records.filter(({ type }) => type === 'specialOffer').map(({ body }) => body)
  const lines = records
    .filter(({ type }) => type === 'typicalEstimate' || type === 'costExample')
    .flatMap(({ body }) => body['lines'] as Record<string, unknown>[]) // declared so

  expect(offers.filter(({ originalPrice = null }) => originalPrice !== null)).toEqual([])
  const named = offers.filter(({ packageTitle = '' }) => packageTitle !== '')
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter(({ productId, packageTitle }) => !isSold(productId, packageTitle))).toEqual([])
  expect(lines.filter(({ productId, packageTitle }) => !isSold(productId, packageTitle))).toEqual([])
})

test('products with a price have two examples each, of packages that are sold; a few start an estimate', () => {
  const examples = records.filter(({ type }) => type === 'costExample').map(({ body }) => body)
  const slugs = keysOf('product')
  const counts = Map.groupBy(
    examples.flatMap(({ productIds }) => productIds as number[]), // declared so
    (id) => slugs.get(id) ?? '',
  )
  const sold = new Set(
    records
      .filter(({ type }) => type.endsWith('Package'))
      .map(({ type, body }) =>
        [body['productId'], type.replace('Package', ''), body['title'], body['regionId']].join(' '),
      ),
  )
  const lines = examples.flatMap(({ lines: own }) => own as Record<string, unknown>[]) // declared so

  expect([...counts.keys()].toSorted()).toEqual(Object.keys(MODELS).toSorted())
  expect([...counts].filter(([, ids]) => ids.length !== 2).map(([slug]) => slug)).toEqual([])
  expect(
    lines
      .map((line) => [line['productId'], line['kind'], line['packageTitle'], line['regionId']].join(' '))
      .filter((key) => !sold.has(key)),
  ).toEqual([])
  expect(examples.filter(({ showOnCalculator }) => showOnCalculator === true)).toHaveLength(8)
})

/** Addresses anywhere in a body: fields, buttons inside customProperty, links inside rich text. */
function addressesIn(body: Body): string[] {
  const text = JSON.stringify(body).replaceAll('\\', '')
  return [...text.matchAll(/(?:"(?:url|urlPath|link|\w*URL)":|href=)"([^"]*)"/g)].map(
    ([, address = '']) => address,
  )
}

const bodiesOf = (wanted: string) => records.filter(({ type }) => type === wanted).map(({ body }) => body)
const slugsOf = (type: string) => new Set(bodiesOf(type).map((body) => String(body['slug'])))

/** Categories of questions are named after their title. */
const faqSlugs = new Set(
  bodiesOf('faqCategory')
    .flatMap((body) => body['contents'] as { title: string }[]) // of its declaration
    .map(({ title }) => slugify(title)),
)

/** Public routes with a slug whose records are part of the demo content: only these slugs exist. */
const OWN_PAGES: Readonly<Record<string, ReadonlySet<string>>> = {
  'news-and-information': slugsOf('news'),
  page: slugsOf('customPage'),
  faq: faqSlugs,
}
const PUBLIC_ROUTES = readFileSync(new URL('publicRoutes.txt', import.meta.url), 'utf8').split('\n')

const STANDARDS =
  /^https:\/\/(?:www\.iso\.org|www\.pcisecuritystandards\.org|www\.aicpa-cima\.com|uptimeinstitute\.com|pse\.komdigi\.go\.id)\//

/** Pages, the portal's registration, the company's other sites and numbers, and the form of an event on its own page. */
function isKnown(address: string): boolean {
  if (
    address === REGISTER_PATH ||
    STANDARDS.test(address) ||
    /^https:\/\/\w+\.flou\.example\/|^https:\/\/[\w-]+\.example$|^mailto:\w+@flou\.example$|^tel:\+62\d+$|^#register$|^$/.test(
      address,
    )
  )
    return true
  // a place that the frame of every page has, or a note above the contact form
  const path = address.replace(/#(?:cookie-settings|(?:business|technology)-partner)$/, '')
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

interface ArticleText {
  title: string
  description: string
  content: string
}
const articles = bodiesOf('news').map((body) => {
  const [id, en] = body['contents'] as [ArticleText, ArticleText] // Indonesian is first
  return { slug: String(body['slug']), body, id, en }
})

test.each(articles)('article $slug is complete in both languages', ({ id, en }) => {
  for (const { title, description, content: html } of [id, en]) {
    expect(description.length).toBeLessThan(LIMITS.newsDescriptionUnder)
    expect(title.length).toBeLessThan(80)
    expect(words(html)).toBeGreaterThanOrEqual(350)
    expect(words(html)).toBeLessThanOrEqual(700)
    expect(html).toContain('<h2>')
  }
  expect(id.title).not.toBe(en.title)
  expect(id.description).not.toBe(en.description)
  expect(words(id.content) / words(en.content)).toBeGreaterThan(0.7)
})

test('articles cover every category, with a picture of their own, and none lies in the future', () => {
  const different = (name: string) => new Set(articles.map(({ body }) => body[name])).size
  expect(articles.length).toBeGreaterThanOrEqual(24)
  expect(different('slug')).toBe(articles.length)
  expect(different('mediaId')).toBe(articles.length)
  expect(different('categoryId')).toBe(6)
  const dates = articles.map(({ body }) => String(body['publishDate']))
  expect(dates.filter((date) => date < '2025-01-01' || date > '2026-11-20')).toEqual([])
})

test('staff have the password that programs sign in with', () => {
  const passwords = bodiesOf('user').flatMap(({ password, confirmPassword }) => [password, confirmPassword])
  expect(new Set(passwords)).toEqual(new Set([STAFF_PASSWORD]))
})

test('drawings are the same each time, and free of words but for names of companies and labels of diagrams', () => {
  for (const [name, { draw, folder, format }] of PICTURES) {
    if (format === 'mp4' || format === 'vtt') continue
    expect(draw()).toBe(draw())
    const hasWords = name.startsWith('brand-') || folder === 'diagrams' || folder === 'certificates'
    expect(draw()).not.toMatch(hasWords ? /NaN|undefined/ : /<text|NaN|undefined/)
  }
})

test('what the home page shows is stored before anything else', async () => {
  const paths: string[] = []
  let last = 0
  const request: DemoApi['request'] = async (_, path) => (paths.push(path), { id: ++last })

  await loadContent({ request }, content, pictureIds)

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

  await loadContent({ request }, content, pictureIds)

  const created = calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(created).toHaveLength(records.length)
  expect(
    created.filter((path) => /^\/api\/dashboard\/menu\/\d+\/sub-menu$/.test(path)).length,
  ).toBeGreaterThan(5)
  expect(created.indexOf('/api/dashboard/news/category')).toBeLessThan(created.indexOf('/api/dashboard/news'))
  const saved = calls.filter(({ method }) => method === 'PUT')
  const versions = [...sections.map(() => 0), ...laterEdits.map(() => 1)]
  expect(saved.map(({ body }) => body)).toEqual(
    versions.map((recordVersion) => expect.objectContaining({ recordVersion })),
  )
})

const submitted = changeRequests.flatMap(({ type, key, body }) =>
  body ? [{ type, key, body: body(ids) }] : [],
)

test.each(submitted)('$type $key, as submitted, satisfies its declaration', ({ type, key, body }) => {
  const result = buildSchema(requireContentType(type).declaration).safeParse(body)

  expect(result.error?.issues ?? []).toEqual([])
  expect(body).not.toEqual(records.find((one) => one.type === type && one.key === key)?.body)
})

test('changes are submitted by their author and decided by hash, by somebody else', async () => {
  const calls: string[] = []
  const person = (name: string) => ({
    envelope: async (method: string, path: string, body: unknown) => {
      const { hash } = (body ?? {}) as { hash?: string } // of a decision
      calls.push(`${name} ${method} ${path.replace(/.*workflow/, '')}${hash ? ` ${hash}` : ''}`)
      const changeRequest = { id: String(calls.length), hash: `hash-${calls.length}` } as ChangeRequestRow // what the loader looks at
      return { data: null, changeRequest }
    },
  })

  const made = await loadChangeRequests(
    { author: person('author'), approver: person('approver') },
    content,
    ids,
  )

  expect(made).toHaveLength(changeRequests.length)
  expect(calls.filter((call) => call.startsWith('approver'))).toEqual([
    'approver POST /1/approve hash-1',
    'approver POST /3/reject hash-3',
    'approver POST /7/request-changes hash-7',
  ])
  expect(calls.filter((call) => call.startsWith('author POST /5'))).toEqual([
    'author POST /5/withdraw hash-5',
  ])
})
