import { apiPathOf } from '@flou/shared/content/routing/routes.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { news } from '@flou/shared/content/types/news.ts'
import type { StaticPage } from '@flou/shared/site/page.ts'
import { companyPages } from '@flou/shared/site/pages/company.ts'
import { each } from './atOnce.ts'
import { RECORDS, SECTIONS } from './content/demoContent.ts'
import { LATER_EDITS, type LaterEdit } from './content/laterEdits.ts'
import { idOf, type DemoApi } from './demoApi.ts'
import type { DemoRecord, DemoSection } from './record.ts'
import { PICTURES, type PictureName } from './pictures.ts'
import { makeFolders, uploadPictures } from './uploadPictures.ts'
import { editedBody, type Body, type DemoIds } from './wire.ts'

const SCREEN_PATHS: ReadonlyMap<string, string> = new Map(
  AREAS.flatMap((area) =>
    area.screens.flatMap((screen) =>
      screen.type ? [[screen.type.key, `/api${apiPathOf(area, screen)}`] as const] : [],
    ),
  ),
)

export function pathOf(type: string): string {
  const path = SCREEN_PATHS.get(type)
  if (path === undefined) throw new Error(`No screen edits ${type}`)
  return path
}

/** Resolves content names to ids; throws for a record that is not stored yet. */
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

export function recordOf({ type, key }: Pick<LaterEdit, 'type' | 'key'>): DemoRecord {
  const record = RECORDS.flat().find((one) => one.type === type && one.key === key)
  if (!record) throw new Error(`No ${type} is called ${key}`)
  return record
}

export function bodyOfEdit(edit: LaterEdit, ids: DemoIds): Body {
  const fields = typeof edit.fields === 'function' ? edit.fields(ids) : (edit.fields ?? {})
  return editedBody(recordOf(edit).body(ids), { ...edit, fields })
}

const FRAME = new Set(['menu', 'subMenu', 'footer', 'contactFooter', 'setting'])
const HOME: StaticPage = companyPages.home
const ON_HOME: ReadonlySet<string> = new Set(
  [
    ...Object.values(HOME.lists ?? {}).map(({ of }) => of),
    ...Object.values(HOME.sections ?? {}),
    ...(HOME.seo ? [HOME.seo] : []),
  ]
    .map(({ key }) => key)
    .filter((key) => key !== news.key),
)

/** Splits off the home page's content and its references. */
function homeFirst({ records, sections }: DemoPart): [DemoPart, DemoPart] {
  const types = new Set([...ON_HOME, ...FRAME])
  const isFirst = ({ type }: { type: string }) => types.has(type) || FRAME.has(type.split('.')[0] ?? '')
  // the set grows while it is iterated
  for (const type of types)
    for (const other of collectReferences([...records, ...sections].filter((one) => one.type === type)).types)
      types.add(other)
  const part = (isFirstPart: boolean): DemoPart => ({
    records: records.filter((record) => isFirst(record) === isFirstPart),
    sections: sections.filter((section) => isFirst(section) === isFirstPart),
  })
  return [part(true), part(false)]
}

function collectReferences(contents: readonly Pick<DemoRecord, 'parent' | 'body'>[]) {
  const types = new Set(contents.flatMap(({ parent }) => parent?.type ?? []))
  const pictures = new Set<PictureName>()
  const collectingIds: DemoIds = {
    picture: (name) => (pictures.add(name), 1),
    record: (type) => (types.add(type), 1),
  }
  for (const { body } of contents) body(collectingIds)
  return { types, pictures }
}

/** Stores each type's records in sequence for stable ids, and types in parallel after their dependencies. */
async function typeByType(
  records: readonly DemoRecord[],
  store: (record: DemoRecord) => Promise<void>,
): Promise<void> {
  const stored = new Map<string, Promise<void>>()
  for (const [type, ofType] of Map.groupBy(records, (record) => record.type)) {
    const before = [...collectReferences(ofType).types].flatMap((other) => stored.get(other) ?? [])
    const storeAll = async () => {
      await Promise.all(before)
      for (const record of ofType) await store(record)
    }
    stored.set(type, storeAll())
  }
  await Promise.all(stored.values())
}

interface DemoPart {
  records: readonly DemoRecord[]
  sections: readonly DemoSection[]
}
const EVERYTHING: DemoPart = { records: RECORDS.flat(), sections: SECTIONS }

type Requests = Pick<DemoApi, 'request'>

interface Stored {
  pictures: ReadonlyMap<PictureName, number>
  records: Map<string, number>
}

async function storePart(api: Requests, part: DemoPart, { pictures, records }: Stored): Promise<void> {
  const ids = idsFrom(pictures, records)
  await typeByType(part.records, async (record) => {
    const answer = await api.request('POST', addressOf(record, ids), record.body(ids))
    records.set(`${record.type}#${record.key}`, idOf(answer))
  })
  await each(part.sections, async ({ body, ...section }) => {
    await api.request('PUT', addressOf(section, ids), { ...body(ids), recordVersion: 0 })
  })
}

async function storeLaterEdits(api: Requests, ids: DemoIds): Promise<void> {
  await each(LATER_EDITS, async (edit) => {
    const address = `${addressOf(recordOf(edit), ids)}/${ids.record(edit.type, edit.key)}`
    const body = { ...bodyOfEdit(edit, ids), recordVersion: 1 }
    await api.request('PUT', edit.goal === 'draft' ? `${address}/draft` : address, body)
  })
}

export async function loadContent(
  api: Requests,
  pictures: ReadonlyMap<PictureName, number>,
): Promise<DemoIds> {
  const stored = { pictures, records: new Map<string, number>() }
  for (const part of homeFirst(EVERYTHING)) await storePart(api, part, stored)
  const ids = idsFrom(pictures, stored.records)
  await storeLaterEdits(api, ids)
  return ids
}

/** Fills an empty installation, home page first; then calls `onHome`. @throws on the first rejected call */
export async function loadDemo(api: DemoApi, onHome: () => Promise<unknown>): Promise<DemoIds> {
  const folders = await makeFolders(api)
  const pictures = new Map<PictureName, number>()
  const stored = { pictures, records: new Map<string, number>() }
  const [home, others] = homeFirst(EVERYTHING)
  await uploadPictures(api, collectReferences([...home.records, ...home.sections]).pictures, {
    folders,
    ids: pictures,
  })
  await storePart(api, home, stored)
  await onHome()
  const names = Object.keys(PICTURES) as PictureName[]
  const left = names.filter((name) => !pictures.has(name))
  await uploadPictures(api, left, { folders, ids: pictures })
  await storePart(api, others, stored)
  const ids = idsFrom(pictures, stored.records)
  await storeLaterEdits(api, ids)
  return ids
}
