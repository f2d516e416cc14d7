import { messageText } from '@flou/shared/texts/messages.ts'
import { beforeEach, expect, test } from 'vitest'
import { toasts, notifySuccess } from './notify.ts'

beforeEach(() => toasts.set([]))

test('what waits for approval says so for three seconds, with a second line on who decides', () => {
  notifySuccess(messageText('pendingApproval', 'id'))

  const [notice] = toasts.get()
  expect(notice).toMatchObject({
    tone: 'info',
    text: 'pendingApproval',
    detail: 'sentForApproval',
    ms: 3000,
  })
  expect(messageText('pendingApproval', 'id')).toBe('Pending Approval')
  expect(messageText('sentForApproval', 'en')).toMatch(/^Sent for approval\. It goes live once/)
  expect(messageText('sentForApproval', 'id')).toMatch(/^Persetujuan telah diajukan\./)
})

test('what is done is said to be done', () => {
  notifySuccess('Data successfully saved!')

  expect(toasts.get()).toMatchObject([{ tone: 'success', ms: 4000 }])
})
