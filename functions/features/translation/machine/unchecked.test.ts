import type { StoredRecord } from '@flou/shared/api.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type {
  Severity,
  UncheckedChangeRequests,
  UncheckedResponse,
} from '@flou/shared/publishing/pageCheck.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type { ReleaseRow } from '@flou/shared/releases/release.ts'
import { markName } from '@flou/shared/translation/machine.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiHandler } from '../../../core/http/apiHandler.ts'
import { startTestApi, type TestApi } from '../../../core/http/testApi.ts'
import { keys } from '../../../core/store/keys.ts'
import { storeMark } from '../../../core/store/machineMarks.ts'
import { contentRoutes } from '../../../lambdas/content/routes.ts'
import { signUpAt } from '../../inbox/testInbox.ts'
import { releaseRoutes } from '../../releases/routes/releaseRoutes.ts'
import { machineRoutes } from './machineRoutes.ts'

/** A machine translation on each way to visitors. */
const CATEGORY = '/api/dashboard/faq/category'
const MACHINE = '/api/dashboard/translations/machine'
const WORKFLOW = '/api/dashboard/workflow'
const RELEASES = '/api/dashboard/releases'

let api: TestApi
let signUp: ReturnType<typeof signUpAt>
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  const machine = machineRoutes(REGISTRY, undefined)
  api = await startTestApi((services) =>
    apiHandler([...contentRoutes(REGISTRY), ...releaseRoutes(REGISTRY), ...machine], services),
  )
  signUp = signUpAt(api)
})
afterAll(() => api.stop())

async function setSeverity(machineCheck: Severity): Promise<void> {
  await api.table.put({ ...keys.sectionLive('setting.pageChecks'), data: JSON.stringify({ machineCheck }) })
  api.clock.now = new Date(api.clock.now.getTime() + 5_000) // writes cache the setting
}
const body = (title: string) => ({
  type: 'general',
  contents: [
    { languageId: 1, title: `${title} id`, description: 'Tentang' },
    { languageId: 2, title, description: 'About' },
  ],
})

/** A record whose English title is a machine translation. */
async function translated(title: string, more = {}): Promise<StoredRecord> {
  const { data } = await api.call<StoredRecord>('POST', CATEGORY, { body: { ...body(title), ...more } })
  await storeMark(api.table, { type: 'faqCategory', id: data.id, mark: markName('en', 'title') }, title)
  return data
}
const check = ({ id }: StoredRecord) =>
  api.call('POST', `${MACHINE}/checked`, { body: { type: 'faqCategory', id, name: 'title', to: 'en' } })
const publish = ({ id, recordVersion }: StoredRecord) =>
  api.call('POST', `${CATEGORY}/${id}/publish?recordVersion=${recordVersion}`)
const save = ({ id, recordVersion }: StoredRecord, title: string, token = api.token) =>
  api.call<StoredRecord>('PUT', `${CATEGORY}/${id}`, { body: { ...body(title), recordVersion }, token })

const TITLE = { language: 'en', path: 'contents.1.title' }
const REFUSED = { status: 422, errors: { 'Contents[1].Title': expect.any(String) as string } }

test('a list learns which records have such texts, drafts included', async () => {
  await setSeverity('warning')
  const [one, other] = [await translated('One', { state: 'draft' }), await translated('Other')]
  const ids = [one.id, other.id]
  const ask = async () =>
    (
      await api.call<UncheckedResponse>('POST', `${MACHINE}/unchecked`, {
        body: { type: 'faqCategory', ids },
      })
    ).data
  await save(other, 'Edited')

  expect(await ask()).toEqual({
    severity: 'warning',
    records: [{ id: one.id, texts: [TITLE] }],
    incomplete: [],
  })
  await check(one)
  expect((await ask()).records).toEqual([])
  const reader = await signUp(['Manage News'])
  const answer = await api.call('POST', `${MACHINE}/unchecked`, {
    body: { type: 'faqCategory', ids },
    token: reader.token,
  })
  expect(answer.status).toBe(403)
})

test('a list learns which records are complete in one language only, whatever the setting', async () => {
  await setSeverity('off')
  const { id } = await translated('', { state: 'draft' })
  const live = await translated('', { onlyIn: 'id' })

  const { data } = await api.call<UncheckedResponse>('POST', `${MACHINE}/unchecked`, {
    body: { type: 'faqCategory', ids: [id, live.id] },
  })
  expect(data).toEqual({ severity: 'off', records: [], incomplete: [{ id, onlyIn: 'id' }] })
})

test('a warning lets it be published; a stop refuses a form and a list until the text is checked', async () => {
  const draft = await translated('Draft', { state: 'draft' })
  const live = await translated('Live')
  await setSeverity('stop')

  expect(await publish(draft)).toMatchObject(REFUSED)
  expect(await save(live, 'Live')).toMatchObject(REFUSED)
  await setSeverity('warning')
  expect((await save(live, 'Live')).status).toBe(200)
  await setSeverity('stop')
  await check(draft)
  expect((await publish(draft)).status).toBe(200)
})

test('an approver sees the texts of a change, and cannot approve it if the setting stops it', async () => {
  await setSeverity('warning')
  const record = await translated('Asked')
  const author = await signUp(['FAQ'], { needApproval: true })
  await storeMark(api.table, { type: 'faqCategory', id: record.id, mark: markName('en', 'title') }, 'New')
  const { changeRequest } = await save(record, 'New', author.token)
  const path = `${WORKFLOW}/${changeRequest?.id}`
  const read = async () => (await api.call<ChangeRequestDetail>('GET', path)).data
  const { unchecked, hash } = await read()
  const other = await save(await translated('Other'), 'Edited', author.token)
  const ids = [changeRequest?.id, other.changeRequest?.id].join()
  const listed = await api.call<UncheckedChangeRequests>('GET', `${WORKFLOW}/unchecked?ids=${ids}`)
  const hidden = await api.call('GET', `${WORKFLOW}/unchecked?ids=${ids}`, { token: author.token })
  const approve = () => api.call('POST', `${path}/approve`, { body: { hash } })
  await setSeverity('stop')

  expect(unchecked).toEqual([TITLE])
  expect(hidden.status).toBe(403)
  expect(listed.data).toEqual({
    severity: 'warning',
    changeRequests: [{ id: changeRequest?.id, texts: [TITLE] }],
  })
  expect(await approve()).toMatchObject({ status: 422, messageCode: 'machineUnchecked' })
  await check(record)
  expect((await read()).unchecked).toBeUndefined()
  expect((await approve()).status).toBe(200)
})

test('a release names them, and does not go live if the setting stops it', async () => {
  await setSeverity('warning')
  const { id: recordId, recordVersion } = await translated('Released')
  const release = (await api.call<ReleaseRow>('POST', RELEASES, { body: { name: 'Launch' } })).data
  const item = { operation: 'update', type: 'faqCategory', recordId, recordVersion, body: body('Released') }
  await api.call('POST', `${RELEASES}/${release.id}/items`, { body: item })
  const problems = async () =>
    (await api.call<ReleaseProblem[]>('GET', `${RELEASES}/${release.id}/checks`)).data
  const field = 'Contents[1].Title'

  expect(await problems()).toMatchObject([{ kind: 'unchecked', field, language: 'en' }])
  await setSeverity('stop')
  expect(await problems()).toMatchObject([{ kind: 'invalid', field, reason: 'machineUnchecked' }])
  await setSeverity('off')
  expect(await problems()).toEqual([])
})
