import type { MissingReference } from '@flou/functions/core/operations/references.ts'
import type { StoredRecord, Usage } from '@flou/shared/api.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { referencesOf, type ReferenceKey } from '@flou/shared/content/values/references.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { emptyTrash } from '@flou/functions/core/tasks/emptyTrash.ts'
import { POLICIES } from '@flou/functions/lambdas/policies.ts'
import { publishDue } from '@flou/functions/features/publishing/runs/publishDue.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { keys } from '@flou/functions/core/store/keys.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { RECORD_SCREENS, startContentApi, type ContentApi, type Fields } from './contentApi.ts'

/** No live content refers to deleted or trashed records, and referenced records cannot be deleted. */
const NEWS = '/api/dashboard/news'
const CATEGORY = '/api/dashboard/news/category'
const news = requireContentType('news')
const category = requireContentType('newsCategory')

let api: ContentApi
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  api = await startContentApi()
})
afterAll(() => api.stop())

type Request = [method: string, path: string, body?: Fields, token?: string]
const call = <T = StoredRecord>(...[method, path, body, token = api.token]: Request) => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000) // entries with the same timestamp have no order
  return api.call<T>(method, path, { token, ...(body && { body }) })
}
const liveKeyOf = (target: ReferenceKey) => {
  const [type = '', id] = target.split('#')
  return keys.live(type, Number(id))
}
const setState = (target: ReferenceKey, state: string) =>
  api.table.update(liveKeyOf(target), {
    UpdateExpression: 'SET #state = :state',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':state': state },
  })
/** Runs `act` while records are in the trash, although they are in use. */
async function whileTrashed<T>(targets: ReadonlySet<ReferenceKey>, act: () => Promise<T>): Promise<T> {
  for (const target of targets) await setState(target, 'trashed')
  try {
    return await act()
  } finally {
    for (const target of targets) await setState(target, 'published')
  }
}

/** Types that every session refers to. */
const SESSIONS: ReadonlySet<string> = new Set(['user', 'role'])
const POINTING = RECORD_SCREENS.filter(
  ([, { type }]) =>
    !SESSIONS.has(type.key) && referencesOf(type.declaration, probe(type)).length > 0 && type.key !== 'media',
)
function probe(type: ContentType): Fields {
  return Object.fromEntries(
    Object.entries(type.declaration.fields).map(([name, field]) => [
      name,
      'to' in field ? [1] : field.initial,
    ]),
  )
}

describe.each(POINTING)('%s', (_, screen) => {
  const { type } = screen
  const made = async () => {
    const path = api.pathOf(screen)
    const { data } = await call('POST', path, api.filled(type.declaration))
    const places = referencesOf(type.declaration, data)
    const fields = [...new Set(places.map(({ path: at }) => errorKey(at)))].toSorted()
    return { record: data, at: `${path}/${data.id}`, targets: new Set(places.map(({ key }) => key)), fields }
  }

  test('is not restored while what it names is in the trash, but as a draft', async () => {
    const { at, targets, fields } = await made()
    await call('DELETE', at)

    const [refused, draft] = await whileTrashed(targets, async () => [
      await call<MissingReference[]>('POST', `${at}/restore`),
      await call('POST', `${at}/restore?as=draft`),
    ])

    const named = [...new Set(refused.data.map(({ field }) => field))].toSorted()
    expect(refused).toMatchObject({ status: 409, code: 'references_missing' })
    expect(named).toEqual(expect.arrayContaining(fields))
    expect(draft.status).toBe(isDraftable(type) ? 200 : 400)
  })

  test('is not saved unchanged while what it names is in the trash: each field says so', async () => {
    const { at, record, targets, fields } = await made()

    const refused = await whileTrashed(targets, () => call('PUT', at, record))

    expect([refused.status, Object.keys(refused.errors ?? {}).toSorted()]).toEqual([422, fields])
  })
})

async function articleIn(more: Fields = {}) {
  const owner = (await call('POST', CATEGORY, api.filled(category.declaration))).data
  const fields = { ...api.filled(news.declaration, { newsCategory: owner.id }), subCategoryId: 0, ...more }
  const { data: article } = await call('POST', NEWS, fields)
  return { owner, article, at: `${NEWS}/${article.id}`, categoryAt: `${CATEGORY}/${owner.id}` }
}

test('a category in the trash is named, with its title, where an article of it is restored', async () => {
  const { at, owner, categoryAt } = await articleIn()
  await call('DELETE', at)
  await call('DELETE', categoryAt)

  const refused = await call<MissingReference[]>('POST', `${at}/restore`)
  const draft = await call('POST', `${at}/restore?as=draft`)
  const published = await call('POST', `${at}/publish`)
  await call('POST', `${categoryAt}/restore`)
  const again = await call('POST', `${at}/publish`)

  const contents = owner['contents'] as { title: string }[]
  expect(refused.data).toMatchObject([
    { field: 'CategoryId', code: 'inTrash', type: 'newsCategory', id: owner.id, title: contents[1]?.title },
  ])
  expect(draft).toMatchObject({ status: 200, message: 'Restored as a draft.' })
  expect(published).toMatchObject({ status: 422, errors: { CategoryId: expect.any(String) as string } })
  expect(again.status).toBe(200)
})

test('a record that was restored as a draft keeps what it names from being deleted for good', async () => {
  const { at, article, owner, categoryAt } = await articleIn()
  await call('DELETE', at)
  await call('DELETE', categoryAt)
  await call('POST', `${at}/restore?as=draft`)

  const refused = await call<Usage[]>('DELETE', `${categoryAt}/trash`)
  const later = new Date(api.clock.now.getTime() + 40 * 86_400_000)
  const removeFiles = () => Promise.resolve()
  const services = { table: api.table, registry: REGISTRY, removeFiles, approval: POLICIES.approval }
  await emptyTrash({ ...services, now: later })
  const kept = await api.table.get(keys.live('newsCategory', owner.id), { consistent: true })
  await call('DELETE', at)
  await call('DELETE', `${at}/trash`)
  await emptyTrash({ ...services, now: new Date(later.getTime() + 2 * 86_400_000) })

  expect(refused).toMatchObject({ status: 409, code: 'in_use', data: [{ type: 'news', id: article.id }] })
  expect(kept).toBeDefined()
  expect(String(kept?.['purgeAt']) > later.toISOString()).toBe(true)
  expect(await api.table.get(keys.live('newsCategory', owner.id), { consistent: true })).toBeUndefined()
})

test('a change that waits keeps what it names from being deleted for good', async () => {
  const { data: owner } = await call('POST', CATEGORY, api.filled(category.declaration))
  const { article, at } = await articleIn()
  const body = { ...article, categoryId: owner.id }
  const asked = await call('PUT', at, body, await api.tokenNeedingApproval())
  await call('DELETE', `${CATEGORY}/${owner.id}`)

  const refused = await call<Usage[]>('DELETE', `${CATEGORY}/${owner.id}/trash`)

  expect(asked.status).toBe(202)
  expect(refused).toMatchObject({
    status: 409,
    code: 'in_use',
    data: [{ type: 'news', id: article.id, url: `/dashboard2/workflow/detail/${asked.changeRequest?.id}` }],
  })
})

test('an earlier version and a scheduled record do not go live with what is in the trash', async () => {
  const { at, article, owner } = await articleIn({ status: '2', publishDate: '2027-01-01' })
  const target = `newsCategory#${owner.id}` as const

  const [restored, published] = await whileTrashed(new Set([target]), async () => [
    await call('POST', `${at}/versions/1/restore`),
    await publishDue(api.table, new Date('2027-01-02T00:00:00Z')),
  ])
  const status = async () =>
    (JSON.parse(String((await api.table.get(keys.live('news', article.id)))?.['data'])) as Fields)['status']
  const waiting = await status()
  const later = await publishDue(api.table, new Date('2027-01-02T00:01:00Z'))

  expect(restored).toMatchObject({ status: 422, errors: { CategoryId: expect.any(String) as string } })
  expect([published, waiting]).toEqual([0, '2'])
  expect([later, await status()]).toEqual([1, '1'])
})

describe('parts belong to what they are part of', () => {
  const SUB = '/api/dashboard/news/sub-category'

  test('a sub-category of another category is refused at its field', async () => {
    const { article, at, owner } = await articleIn()
    const sub = requireContentType('newsSubCategory')
    const { data: foreign } = await call('POST', SUB, api.filled(sub.declaration))
    const { data: own } = await call('POST', SUB, api.filled(sub.declaration, { newsCategory: owner.id }))

    const refused = await call('PUT', at, { ...article, subCategoryId: foreign.id })
    const created = await call('POST', NEWS, { ...article, slug: '', subCategoryId: foreign.id })
    const kept = await call('PUT', at, { ...article, subCategoryId: own.id })

    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['SubCategoryId']])
    expect([created.status, Object.keys(created.errors ?? {})]).toEqual([422, ['SubCategoryId']])
    expect(kept.status).toBe(200)
  })

  test('every declared part shares the named fields with its target', () => {
    const parts = RECORD_SCREENS.flatMap(([, { type }]) =>
      Object.entries(type.declaration.fields).flatMap(([name, field]) =>
        'within' in field && (field.within as string[]).length > 0
          ? [
              {
                name: `${type.key}.${name}`,
                type,
                to: String((field as { to?: string }).to),
                within: field.within as string[],
              },
            ]
          : [],
      ),
    )

    expect(parts.map(({ name }) => name).toSorted()).toEqual([
      'event.subCategoryId',
      'news.subCategoryId',
      'product.groupId',
      'product.subGroupId',
      'productSubGroup.groupId',
      'solution.subCategoryId',
      'useCase.subCategoryId',
    ])
    for (const { type, to, within } of parts)
      for (const shared of within) {
        expect(type.declaration.fields).toHaveProperty(shared)
        expect(requireContentType(to).declaration.fields).toHaveProperty(shared)
      }
  })
})
