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

/** Types that every page shows in its menu and footer: by themselves or as the area of a section, `footer` of `footer.cta`. */
const FRAME = new Set(['menu', 'subMenu', 'footer', 'contactFooter', 'setting'])
const HOME: StaticPage = companyPages.home
/** Types that the home page shows; articles have many pictures, and come with the others. */
const ON_HOME: ReadonlySet<string> = new Set(
  [
    ...Object.values(HOME.lists ?? {}).map(({ of }) => of),
    ...Object.values(HOME.sections ?? {}),
    ...(HOME.seo ? [HOME.seo] : []),
  ]
    .map(({ key }) => key)
    .filter((key) => key !== news.key),
)

/** What the home page shows, with all that it points at; and the rest. */
export function homeFirst({ records, sections }: DemoPart): [DemoPart, DemoPart] {
  const types = new Set([...ON_HOME, ...FRAME])
  const isFirst = ({ type }: { type: string }) => types.has(type) || FRAME.has(type.split('.')[0] ?? '')
  // a set that grows while it is walked: what is asked for asks for more
  for (const type of types)
    for (const other of askedFor([...records, ...sections].filter((one) => one.type === type)).types)
      types.add(other)
  const part = (wanted: boolean): DemoPart => ({
    records: records.filter((record) => isFirst(record) === wanted),
    sections: sections.filter((section) => isFirst(section) === wanted),
  })
  return [part(true), part(false)]
}

/** What bodies point at or stand below: types of records, and pictures. */
function askedFor(contents: readonly Pick<DemoRecord, 'parent' | 'body'>[]) {
  const types = new Set(contents.flatMap(({ parent }) => parent?.type ?? []))
  const pictures = new Set<PictureName>()
  const noting: DemoIds = {
    picture: (name) => (pictures.add(name), 1),
    record: (type) => (types.add(type), 1),
  }
  for (const { body } of contents) body(noting)
  return { types, pictures }
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
    const before = [...askedFor(ofType).types].flatMap((other) => stored.get(other) ?? [])
    const storeAll = async () => {
      await Promise.all(before)
      for (const record of ofType) await store(record)
    }
    stored.set(type, storeAll())
  }
  await Promise.all(stored.values())
}

/** Some of the demo content. */
export interface DemoPart {
  records: readonly DemoRecord[]
  sections: readonly DemoSection[]
}
const EVERYTHING: DemoPart = { records: RECORDS.flat(), sections: SECTIONS }

type Requests = Pick<DemoApi, 'request'>

/** Ids of what is stored so far, by what the content calls it. */
interface Stored {
  pictures: ReadonlyMap<PictureName, number>
  records: Map<string, number>
}

/** Creates the records of a part in order of dependence, then fills its sections. */
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

/** Edits some records as staff do later. */
async function storeLaterEdits(api: Requests, ids: DemoIds): Promise<void> {
  await each(LATER_EDITS, async (edit) => {
    const address = `${addressOf(recordOf(edit), ids)}/${ids.record(edit.type, edit.key)}`
    const body = { ...bodyOfEdit(edit, ids), recordVersion: 1 }
    await api.request('PUT', edit.goal === 'draft' ? `${address}/draft` : address, body)
  })
}

/**
 * Stores all content, the home page's first; `pictures` are the ids of what is uploaded. Gives the ids of everything.
 */
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

/**
 * Fills an empty installation; gives the ids of everything. What the home page shows comes first, with its pictures, and is followed by
 * `onHome`. Rejects at the first refusal.
 */
export async function loadDemo(api: DemoApi, onHome: () => Promise<unknown>): Promise<DemoIds> {
  const folders = await makeFolders(api)
  const pictures = new Map<PictureName, number>()
  const stored = { pictures, records: new Map<string, number>() }
  const [home, others] = homeFirst(EVERYTHING)
  await uploadPictures(api, askedFor([...home.records, ...home.sections]).pictures, {
    folders,
    ids: pictures,
  })
  await storePart(api, home, stored)
  await onHome()
  const names = Object.keys(PICTURES) as PictureName[] // PICTURES is the only source of names
  const left = names.filter((name) => !pictures.has(name))
  await uploadPictures(api, left, { folders, ids: pictures })
  await storePart(api, others, stored)
  const ids = idsFrom(pictures, stored.records)
  await storeLaterEdits(api, ids)
  return ids
}
