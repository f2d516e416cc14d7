import { messageText } from '@flou/shared/messages.ts'
import { beforeEach, expect, test } from 'vitest'
import { notices, notifySuccess } from './notify.ts'

beforeEach(() => notices.set([]))

test('what waits for approval is not said to be done: an alert of three seconds says where it is', () => {
  notifySuccess(messageText('pendingApproval', 'id'))

  const [notice] = notices.get()
  expect(notice).toMatchObject({ tone: 'info', text: 'pendingSaved', ms: 3000 })
  expect(messageText('pendingSaved', 'en')).toMatch(/^Saved as a draft; waiting for approval/)
  expect(messageText('pendingSaved', 'id')).toContain('menunggu persetujuan')
})

test('what is done is said to be done', () => {
  notifySuccess('Data successfully saved!')

  expect(notices.get()).toMatchObject([{ tone: 'success', ms: 4000 }])
})
