import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { WORKFLOW_STATUS, type ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApproval, type TestApproval } from '../notify/testApproval.ts'

const PATH = '/api/dashboard/news/category'

let approval: TestApproval
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  approval = await startTestApproval()
})
afterAll(() => approval.stop())
beforeEach(() => approval.reset())

const contentsOf = (title: string) => [1, 2].map((languageId) => ({ languageId, title, description: 'x' }))

/** A published category with a change request by Budi. */
async function submitEdit(title: string): Promise<{ change: ChangeRequestRow; id: number }> {
  const created = await approval.call('ayu', PATH, { contents: contentsOf(`Lama ${title}`) })
  const id = Number(created.data['id'])
  const edited = await approval.save('budi', `${PATH}/${id}`, {
    ...created.data,
    contents: contentsOf(title),
  })
  return { id, change: (edited as unknown as { changeRequest: ChangeRequestRow }).changeRequest } // waits for approval
}

test('a change whose content others have published is closed, and its author hears of it', async () => {
  const { change: changeRequest, id } = await submitEdit('Sama')
  const record = await approval.read('ayu', `${PATH}/${id}`)
  const unseen = await approval.tend()
  await approval.save('ayu', `${PATH}/${id}`, { ...record.data, contents: contentsOf('Sama') })
  const seen = await approval.tend()
  await approval.deliver()

  expect([unseen.superseded, seen.superseded]).toEqual([0, 1])
  expect((await approval.change(changeRequest.id)).status).toBe(WORKFLOW_STATUS.superseded)
  expect(approval.sent().map(({ subject }) => subject)).toContain('No longer needed: Sama')
})

test('a change whose record others have saved otherwise stays open', async () => {
  const { change: changeRequest, id } = await submitEdit('Satu')
  const record = await approval.read('ayu', `${PATH}/${id}`)
  await approval.save('ayu', `${PATH}/${id}`, { ...record.data, contents: contentsOf('Dua') })
  const { superseded } = await approval.tend()

  expect(superseded).toBe(0)
  expect((await approval.change(changeRequest.id)).status).toBe(WORKFLOW_STATUS.pending)
  await approval.call('budi', STAFF_PATHS.withdrawChangeRequest(changeRequest.id))
})
