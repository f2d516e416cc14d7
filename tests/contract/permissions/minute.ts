import { CONTACT } from '@flou/functions/features/forms/testForms.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { news, newsCategory } from '@flou/shared/content/types/news.ts'
import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { role, user } from '@flou/shared/content/types/staff.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { requireSnapshot } from '@flou/functions/core/store/read/snapshot.ts'
import { newUlid } from '@flou/functions/core/store/ulid.ts'
import type { WriteContext } from '@flou/functions/core/store/writeContext.ts'
import { createRecord } from '@flou/functions/core/store/write/createRecord.ts'
import { trashRecord } from '@flou/functions/core/store/write/saveRecord.ts'
import { entryAt } from '@flou/functions/features/audit/chain/testAuditLog.ts'
import { expect, vi } from 'vitest'
import { deliverStream } from './mailing.ts'
import { sealAndPurge } from './staffCalls.ts'
import type { TestAccount } from './testAccount.ts'

const NEWS = '/api/dashboard/news'
const MINUTE_MS = 60_000
const TENTH_MS = 10 * MINUTE_MS
const DAY_MS = 86_400_000

function contextOf({ table }: TestAccount, now = new Date()): WriteContext {
  const by = { id: 1, name: 'Ayu', title: '' }
  return { table, now, newId: () => newUlid(now), by, service: 'user', method: 'POST' }
}

/** A user and a role that have been in the trash for a month. */
async function trashAccount(aws: TestAccount): Promise<void> {
  const context = contextOf(aws, new Date(Date.now() - 31 * DAY_MS))
  for (const type of [role, user]) {
    const { id } = await createRecord(context, type, { fields: initialOf(type.declaration, context.now) })
    await trashRecord(context, type, { before: await requireSnapshot(context, type, { id }) })
  }
}

/** An article that moves to another category at its time. */
async function planArticle(aws: TestAccount, token: string): Promise<void> {
  const context = contextOf(aws)
  const { now } = context
  const create = async (type: ContentType, more: object) =>
    (await createRecord(context, type, { fields: { ...initialOf(type.declaration, now), ...more } })).id
  const mediaId = await create(media, { name: 'Gedung', mime: 'image/jpeg' })
  const [categoryId, laterId] = [await create(newsCategory, {}), await create(newsCategory, {})]
  const texts = { title: 'Nanti', description: 'x', content: 'x', seoTitle: 'Nanti', seoDescription: 'x' }
  const contents = [1, 2].map((languageId) => ({ languageId, ...texts }))
  const article = { ...initialOf(news.declaration, now), slug: 'nanti', status: '1', contents, mediaId }
  const { data } = await aws.call('content', { path: NEWS, body: { ...article, categoryId }, token }, 201)
  const planned = { publish: new Date(Math.ceil(now.getTime() / MINUTE_MS + 1) * MINUTE_MS).toISOString() }
  const body = { ...data, categoryId: laterId, state: 'published', planned }
  await aws.call('content', { method: 'PUT', path: `${NEWS}/${Number(data['id'])}`, body, token }, 200)
}

/** The time is faked by minutes, because signatures of requests expire after a quarter of an hour. */
async function runAtTenthMinute(aws: TestAccount): Promise<void> {
  const now = Math.ceil(Date.now() / TENTH_MS + 0.2) * TENTH_MS
  vi.useFakeTimers({ toFake: ['Date'], now })
  try {
    expect(Object.entries((await aws.invoke('schedule', {})) as object)).not.toContainEqual([
      expect.any(String),
      null,
    ])
  } finally {
    vi.useRealTimers()
  }
}

export async function runMinute(aws: TestAccount, token: string): Promise<void> {
  const body = { ...CONTACT, _key: crypto.randomUUID() }
  await aws.call('forms', { path: FORM_PATHS.form('contactMessage'), body }, 202)
  await deliverStream(aws)
  await trashAccount(aws)
  await aws.table.put(entryAt(new Date(Date.now() - 2 * DAY_MS).toISOString()))
  await planArticle(aws, token)
  await sealAndPurge(aws)
  await runAtTenthMinute(aws)
}
