import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetUser, storeUser } from './signedInUser.ts'

const user = {
  id: 1,
  fullName: 'Sari',
  email: 'sari@flou.example',
  title: 'Editor',
  avatar: { imageDefault: '/media/1.webp' },
  roleName: 'Admin',
  needApproval: false,
  permissions: [],
}
let stored: Map<string, string>
let page: { cookie: string }
beforeEach(() => {
  stored = new Map()
  page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('name, e-mail, picture and id of who is signed in are kept, and no more', () => {
  storeUser(user)

  expect(Object.fromEntries(stored)).toEqual({
    'auth.user': '{"fullName":"Sari","email":"sari@flou.example","avatar":{"imageDefault":"/media/1.webp"}}',
    'auth.strategy': 'local',
    'flou.person': '1',
  })
  expect(page.cookie).toBe('auth.strategy=local; path=/; samesite=strict')
})

test('logging out clears them', () => {
  storeUser(user)
  stored.set('flou.interface-language', 'id')
  forgetUser()

  expect([...stored.keys()]).toEqual(['flou.interface-language'])
  expect(page.cookie).toBe('auth.strategy=; path=/; samesite=strict; max-age=0')
})
