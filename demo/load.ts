import { news } from '@flou/shared/content/types/news.ts'
import type { StaticPage } from '@flou/shared/site/page.ts'
import { companyPages } from '@flou/shared/site/pages/company.ts'
import pMap from 'p-map'
import { readLaterEdits, type LaterEdit } from './activity/edits.ts'
import { CONCURRENCY, idOf, pathOf, type DemoApi, type StoredPicture } from './demoApi.ts'
import type { Content } from './loader/content.ts'
import type { DemoIds } from './loader/expand.ts'
import { collectReferences, type DemoRecord, type DemoSection } from './loader/references.ts'
import { PICTURES } from './loader/pictures.ts'
import { makeFolders, uploadPictures } from './uploadPictures.ts'

/** Resolves content names to ids; throws for a record that is not stored yet. */
export function idsFrom(
  pictures: ReadonlyMap<string, StoredPicture>,
  records: ReadonlyMap<string, number>,
): DemoIds {
  const require = <T>(stored: T | undefined, name: string): T => {
    if (stored === undefined) throw new Error(`Demo content refers to ${name} before it is stored`)
    return stored
  }
  const picture = (name: string) => require(pictures.get(name), `the picture ${name}`)
  return {
    picture: (name) => picture(name).id,
    pictureUrl: (name) => `/media/${picture(name).path.replace(/^\/?(?:media\/)?/, '')}`,
    record: (type, key) => require(records.get(`${type}#${key}`), `${type} ${key}`),
  }
}

const addressOf = ({ type, parent }: Pick<DemoRecord, 'type' | 'parent'>, ids: DemoIds): string =>
  parent ? pathOf(type).replace(/:\w+/, String(ids.record(parent.type, parent.key))) : pathOf(type)

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

type Requests = Pick<DemoApi, 'request'>

interface Stored {
  pictures: ReadonlyMap<string, StoredPicture>
  records: Map<string, number>
}

async function storePart(api: Requests, part: DemoPart, { pictures, records }: Stored): Promise<void> {
  const ids = idsFrom(pictures, records)
  await typeByType(part.records, async (record) => {
    const answer = await api.request('POST', addressOf(record, ids), record.body(ids))
    records.set(`${record.type}#${record.key}`, idOf(answer))
  })
  await pMap(
    part.sections,
    ({ body, ...section }) => api.request('PUT', addressOf(section, ids), { ...body(ids), recordVersion: 0 }),
    { concurrency: CONCURRENCY },
  )
}

async function storeLaterEdits(api: Requests, content: Content, ids: DemoIds): Promise<void> {
  const storeEdit = ({ type, key, goal, body }: LaterEdit) => {
    const address = `${addressOf(content.find(type, key), ids)}/${ids.record(type, key)}`
    return api.request('PUT', goal === 'draft' ? `${address}/draft` : address, {
      ...body(ids),
      recordVersion: 1,
    })
  }
  await pMap(readLaterEdits(content), storeEdit, { concurrency: CONCURRENCY })
}

export async function loadContent(
  api: Requests,
  content: Content,
  pictures: ReadonlyMap<string, StoredPicture>,
): Promise<DemoIds> {
  const stored = { pictures, records: new Map<string, number>() }
  for (const part of homeFirst(content)) await storePart(api, part, stored)
  const ids = idsFrom(pictures, stored.records)
  await storeLaterEdits(api, content, ids)
  return ids
}

/** Fills an empty installation, home page first; then calls `onHome`. @throws on the first rejected call */
export async function loadDemo(
  api: DemoApi,
  content: Content,
  onHome: () => Promise<unknown>,
): Promise<DemoIds> {
  const folders = await makeFolders(api)
  const pictures = new Map<string, StoredPicture>()
  const stored = { pictures, records: new Map<string, number>() }
  const [home, others] = homeFirst(content)
  await uploadPictures(api, collectReferences([...home.records, ...home.sections]).pictures, {
    folders,
    ids: pictures,
  })
  await storePart(api, home, stored)
  await onHome()
  const left = [...PICTURES.keys()].filter((name) => !pictures.has(name))
  await uploadPictures(api, left, { folders, ids: pictures })
  await storePart(api, others, stored)
  const ids = idsFrom(pictures, stored.records)
  await storeLaterEdits(api, content, ids)
  return ids
}
