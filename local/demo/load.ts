import { apiPathOf } from '@flou/shared/content/routing/routes.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import type { Text } from '@flou/shared/locale.ts'
import sharp from 'sharp'
import { RECORDS, SECTIONS } from './content/demoContent.ts'
import { LATER_EDITS, type LaterEdit } from './content/laterEdits.ts'
import type { DemoRecord } from './record.ts'
import { FOLDERS, type FolderName } from './folders.ts'
import { PICTURES, type DemoPicture, type PictureName } from './pictures.ts'
import { editedBody, type Body, type DemoIds } from './wire.ts'

/** A file with what people say of it. */
export interface DemoFile {
  name: string
  mime: string
  bytes: Uint8Array
  alt: Text
  /** Id of a folder of the media library. */
  folderId: number
  tags: readonly string[]
}

/** What the loader needs: a client that is signed in as somebody who may do everything. */
export interface DemoApi {
  /** Calls the API; answers the `data` of the envelope. `path` starts with `/api/`. Rejects on any refusal. */
  request(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<unknown>
  /** Stores a file in the media library and answers its id. */
  upload(file: DemoFile): Promise<number>
}

/** Uploads and records under way at a time: variants are cut on two cores. */
const AT_ONCE = 4

/** Paths of the API by the type that they edit. */
const SCREEN_PATHS: ReadonlyMap<string, string> = new Map(
  AREAS.flatMap((area) =>
    area.screens.flatMap((screen) =>
      screen.type ? [[screen.type.key, `/api${apiPathOf(area, screen)}`] as const] : [],
    ),
  ),
)

/** The path of a type's screen. Throws for a type that none edits. */
export function pathOf(type: string): string {
  const path = SCREEN_PATHS.get(type)
  if (path === undefined) throw new Error(`No screen edits ${type}`)
  return path
}

/** Runs `work` for every item, at most `AT_ONCE` at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const lane = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

/** Makes the folders, outer ones first, and gives their ids. */
async function makeFolders(api: DemoApi): Promise<Map<FolderName, number>> {
  const ids = new Map<string, number>()
  for (const path of FOLDERS) {
    const parts = path.split('/')
    const parentId = ids.get(parts.slice(0, -1).join('/')) ?? 0
    const body = { name: parts.at(-1), parentId }
    ids.set(path, idOf(await api.request('POST', '/api/dashboard/media/folders', body)))
  }
  return ids as Map<FolderName, number> // FOLDERS is the only source of names
}

async function uploadPictures(api: DemoApi): Promise<Map<PictureName, number>> {
  const folders = await makeFolders(api)
  const ids = new Map<PictureName, number>()
  const names = Object.keys(PICTURES) as PictureName[] // PICTURES is the only source of names
  await each(names, async (name) => {
    const { file, format, draw, alt, folder, tags }: DemoPicture = PICTURES[name]
    const drawing = Buffer.from(draw())
    const bytes =
      format === 'svg'
        ? drawing
        : await sharp(drawing).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
    const mime = format === 'svg' ? 'image/svg+xml' : 'image/jpeg'
    const folderId = folders.get(folder) ?? 0
    ids.set(name, await api.upload({ name: file, mime, bytes, alt, folderId, tags }))
  })
  return ids
}

const idOf = (answer: unknown): number => {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined
  if (typeof id !== 'number') throw new Error('The API answered a record without an id')
  return id
}

/** Names ids by what the content calls them; asking for what is not stored yet is a mistake in the content's order. */
export function idsFrom(
  pictures: ReadonlyMap<PictureName, number>,
  records: ReadonlyMap<string, number>,
): DemoIds {
  const require = (id: number | undefined, what: string) => {
    if (id === undefined) throw new Error(`Demo content asks for ${what} before it is stored`)
    return id
  }
  return {
    picture: (name) => require(pictures.get(name), `the picture ${name}`),
    record: (type, key) => require(records.get(`${type}#${key}`), `${type} ${key}`),
  }
}

const addressOf = ({ type, parent }: Pick<DemoRecord, 'type' | 'parent'>, ids: DemoIds): string =>
  parent ? pathOf(type).replace(/:\w+/, String(ids.record(parent.type, parent.key))) : pathOf(type)

/** The record of the demo content that an edit changes. */
export function recordOf({ type, key }: Pick<LaterEdit, 'type' | 'key'>): DemoRecord {
  const record = RECORDS.flat().find((one) => one.type === type && one.key === key)
  if (!record) throw new Error(`No ${type} is called ${key}`)
  return record
}

/** The body that an edit sends. */
export function bodyOfEdit(edit: LaterEdit, ids: DemoIds): Body {
  const fields = typeof edit.fields === 'function' ? edit.fields(ids) : (edit.fields ?? {})
  return editedBody(recordOf(edit).body(ids), { ...edit, fields })
}

/** The types of the records that some records point at or stand below. */
function typesAskedFor(records: readonly DemoRecord[]): Set<string> {
  const types = new Set(records.flatMap(({ parent }) => parent?.type ?? []))
  const noting: DemoIds = { picture: () => 1, record: (type) => (types.add(type), 1) }
  for (const { body } of records) body(noting)
  return types
}

/**
 * Runs `store` for the records of a type one after the other, so that ids follow the order in which the content is written; types side by
 * side, each after those that its records point at and that come before it.
 */
async function typeByType(
  records: readonly DemoRecord[],
  store: (record: DemoRecord) => Promise<void>,
): Promise<void> {
  const stored = new Map<string, Promise<void>>()
  for (const [type, ofType] of Map.groupBy(records, (record) => record.type)) {
    const before = [...typesAskedFor(ofType)].flatMap((other) => stored.get(other) ?? [])
    const storeAll = async () => {
      await Promise.all(before)
      for (const record of ofType) await store(record)
    }
    stored.set(type, storeAll())
  }
  await Promise.all(stored.values())
}

/**
 * Creates records in order of dependence, then fills the sections, then edits some records as staff do later; `pictures` are the ids
 * of what is uploaded. Gives the ids of everything.
 */
export async function loadContent(
  api: Pick<DemoApi, 'request'>,
  pictures: ReadonlyMap<PictureName, number>,
): Promise<DemoIds> {
  const records = new Map<string, number>()
  const ids = idsFrom(pictures, records)
  await typeByType(RECORDS.flat(), async (record) => {
    const answer = await api.request('POST', addressOf(record, ids), record.body(ids))
    records.set(`${record.type}#${record.key}`, idOf(answer))
  })
  await each(SECTIONS, async ({ body, ...section }) => {
    await api.request('PUT', addressOf(section, ids), { ...body(ids), recordVersion: 0 })
  })
  await each(LATER_EDITS, async (edit) => {
    const address = `${addressOf(recordOf(edit), ids)}/${ids.record(edit.type, edit.key)}`
    const body = { ...bodyOfEdit(edit, ids), recordVersion: 1 }
    await api.request('PUT', edit.goal === 'draft' ? `${address}/draft` : address, body)
  })
  return ids
}

/** Fills an empty installation: pictures first, then what shows them; gives their ids. Rejects at the first refusal. */
export async function loadDemo(api: DemoApi): Promise<DemoIds> {
  return loadContent(api, await uploadPictures(api))
}
