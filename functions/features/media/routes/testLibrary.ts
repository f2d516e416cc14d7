import { permissionList } from '@flou/shared/content/permissions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import sharp from 'sharp'
import {
  ADMIN,
  startTestApi,
  type TestAnswer,
  type TestApi,
  type TestRequest,
} from '../../accounts/testApi.ts'
import { contentRoutes } from '../../../lambdas/content/routes.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { fakeStorage, type StoredObject } from './fakeStorage.ts'
import { mediaRoutes } from './mediaRoutes.ts'
import { MediaStorage } from '../files/mediaStorage.ts'

const LIBRARY = '/api/dashboard/media'

export interface TestLibrary {
  server: TestTable
  api: TestApi
  objects: Map<string, StoredObject>
  signInAs: (permitted: readonly string[]) => Promise<string>
  call: (method: string, path: string, request?: Partial<TestRequest>) => Promise<TestAnswer>
  send: (bytes: Buffer, mime?: string) => Promise<string>
  upload: (bytes: Buffer, more?: Record<string, unknown>) => Promise<TestAnswer>
}

export async function startTestLibrary(): Promise<TestLibrary> {
  const { client, objects } = fakeStorage()
  const server = await startTestTable()
  const api = await startTestApi(server.table, [
    ...mediaRoutes(async () => new MediaStorage(client, 'media-bucket')),
    ...contentRoutes(REGISTRY),
  ])
  const { data } = await api.call({ path: '/api/authenticate', body: ADMIN })
  const token = String(data['token'])
  const call: TestLibrary['call'] = (method, path, request = {}) =>
    api.call({ method, path: LIBRARY + path, token, ...request })
  const send: TestLibrary['send'] = async (bytes, mime = 'image/jpeg') => {
    const ticket = await call('POST', '/uploads', { body: { name: 'file', mime, size: bytes.length } })
    const key = String(ticket.data['key'])
    objects.set(key, { bytes, type: mime, cacheControl: '' })
    return key
  }
  const upload: TestLibrary['upload'] = async (bytes, { mime, ...more } = {}) =>
    call('POST', '', {
      body: { key: await send(bytes, mime as string | undefined), name: 'Gedung', ...more },
    })
  const signInAs = (permitted: readonly string[]) => signedIn(api, token, permitted)
  return { server, api, objects, signInAs, call, send, upload }
}

let shade = 0
export const newPicture = (width = 60, height = 40): Promise<Buffer> => {
  shade += 1
  const background = { r: shade % 256, g: (shade * 37) % 256, b: (shade * 91) % 256 }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

const PASSWORD = 'es cendol durian enak'

async function signedIn(api: TestApi, token: string, permitted: readonly string[]): Promise<string> {
  const permission = permissionList((key) => permitted.includes(key))
  const role = { roleName: permitted.join(), needApproval: false, permission }
  const { data } = await api.call({ path: '/api/dashboard/admin', token, body: role })
  const email = 'budi@flou.example'
  const person = { fullName: 'Budi', email, role: data['id'], title: '', nik: '1', status: '1' }
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
  await api.call({ path: '/api/dashboard/user', token, body: { ...person, title: 'Editor', ...passwords } })
  const session = await api.call({ path: '/api/authenticate', body: { email, password: PASSWORD } })
  return String(session.data['token'])
}
