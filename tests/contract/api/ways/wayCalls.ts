import type { StoredRecord } from '@flou/shared/api.ts'
import type { Batch } from '@flou/shared/content/batch.ts'
import type { Section } from '@flou/shared/content/define.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { isOrdered } from '@flou/shared/content/order.ts'
import { isCopyable, isDraftable } from '@flou/shared/content/visibility.ts'
import { fakeStorage } from '@flou/functions/features/media/routes/fakeStorage.ts'
import { mediaRoutes } from '@flou/functions/features/media/routes/mediaRoutes.ts'
import { MediaStorage } from '@flou/functions/features/media/files/mediaStorage.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import sharp from 'sharp'
import {
  RECORD_SCREENS,
  SECTION_SCREENS,
  startContentApi,
  type ContentApi,
  type Fields,
} from '../contentApi.ts'

export const LIBRARY = '/api/dashboard/media'
const { client, objects } = fakeStorage()
export let api: ContentApi

type RecordScreen = (typeof RECORD_SCREENS)[number][1]
function screenWhere(isWanted: (screen: RecordScreen) => boolean): RecordScreen {
  const [, screen] = RECORD_SCREENS.find(([, each]) => isWanted(each)) ?? []
  if (!screen) throw new Error('No declared type is of this kind')
  return screen
}
function sectionWhere(isWanted: (type: Section) => boolean) {
  const [, screen] = SECTION_SCREENS.find(([, { type }]) => isWanted(type)) ?? []
  if (!screen) throw new Error('No declared section is of this kind')
  return screen
}
/** A public type with drafts, copies and an order; one edited as a grid; a section. */
export const LIST = screenWhere(
  ({ type }) => isDraftable(type) && isCopyable(type) && isOrdered(type) && !type.parent && !type.grid,
)
export const GRID = screenWhere(({ type }) => type.grid !== undefined)
export const SECTION = sectionWhere(({ key }) => key === 'setting.logo')

export type Send = (method: string, path: string, body?: unknown) => Promise<StoredRecord>
export const sendAs =
  (token: string): Send =>
  async (method, path, body) => {
    const headers = { 'idempotency-key': `key-${crypto.randomUUID()}` }
    const { data, status, changeRequest } = await api.call<StoredRecord>(method, path, {
      token,
      body,
      headers,
    })
    last = status
    lastChange = changeRequest
    return data
  }
export let last = 0
/** Change request that the last call created. */
export let lastChange: ChangeRequestRow | undefined
export const asAdmin: Send = (...call) => sendAs(api.token)(...call)

export const list = () => api.pathOf(LIST)
export const filled = (more: Fields = {}) => ({
  ...api.filled(LIST.type.declaration),
  isActive: true,
  status: '1',
  ...more,
})
export async function published() {
  const record = await asAdmin('POST', list(), filled())
  return { ...record, at: `${list()}/${record.id}` }
}
export async function drafted() {
  const record = await published()
  const draft = await asAdmin('PUT', `${record.at}/draft`, filled({ recordVersion: record.recordVersion }))
  return { ...record, recordVersion: draft.recordVersion }
}
export async function trashed() {
  const record = await published()
  await asAdmin('DELETE', record.at)
  return record
}
export const row = () => api.filled(GRID.type.declaration)
/** Repeats the batch until it is complete, as the grid does: a busy table ends a call early. */
export async function finishedBatch(rows: readonly Fields[]): Promise<Batch> {
  let batch = (await asAdmin('POST', `${api.pathOf(GRID)}/batch`, { rows })) as unknown as Batch
  while (!batch.isDone)
    batch = (await asAdmin('POST', STAFF_PATHS.continueBatch(batch.id))) as unknown as Batch
  return batch
}
export async function section() {
  const at = api.pathOf(SECTION)
  const { recordVersion } = await asAdmin('GET', at)
  const saved = await asAdmin('PUT', at, { ...api.filled(SECTION.type.declaration), recordVersion })
  return { ...saved, at }
}

let shade = 0
const picture = () => {
  shade += 1
  const background = { r: shade, g: 2 * shade, b: 90 }
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
}
/** A completed upload, sent by the given caller. */
export async function arrived(send: Send): Promise<string> {
  const bytes = await picture()
  const ticket = (await send('POST', `${LIBRARY}/uploads`, {
    name: 'a.png',
    mime: 'image/png',
    size: bytes.length,
  })) as unknown as { key: string } | null // null if rejected
  const key = ticket?.key ?? 'uploads/none'
  objects.set(key, { bytes, type: 'image/png', cacheControl: '' })
  return key
}
export async function file() {
  const record = await asAdmin('POST', LIBRARY, { key: await arrived(asAdmin), name: 'A' })
  return { ...record, at: `${LIBRARY}/${record.id}` }
}
export async function usedFile() {
  const own = await file()
  const { at, recordVersion } = await section()
  await asAdmin('PUT', at, { faviconId: own.id, logoId: own.id, recordVersion })
  return own
}

/** Starts the content API and the media library over one table. */
export async function startWays(): Promise<ContentApi> {
  api = await startContentApi(mediaRoutes(async () => new MediaStorage(client, 'media-bucket')))
  return api
}
