import { apiScreens, type ApiScreen } from '@flou/shared/content/routing/apiRoutes.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { partsOf } from '@flou/shared/content/fields/reference.ts'
import { permissionList, ROLE_PERMISSION, type Permission } from '@flou/shared/content/permissions.ts'
import { REGISTRY, requireContentType } from '@flou/shared/content/registry.ts'
import type { Shape } from '@flou/shared/content/shape.ts'
import { contentRoutes } from '@flou/functions/content/contentHandler.ts'
import { apiHandler } from '@flou/functions/http/apiHandler.ts'
import type { Route } from '@flou/functions/http/router.ts'
import { startTestApi, type TestApi } from '@flou/functions/http/testApi.ts'
import { keys } from '@flou/functions/store/keys.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { saveSection } from '@flou/functions/store/write/saveSection.ts'
import { createRecord } from '@flou/functions/store/write/createRecord.ts'
import type { WriteContext } from '@flou/functions/store/writeContext.ts'
import { NOW } from '../emptyErrors.ts'
import { settingApproval, settingPortal } from '@flou/shared/content/types/setting.ts'
import { settingServices } from '@flou/shared/content/types/consent.ts'
import { filledRecord } from '../filledRecord.ts'
import { createExisting } from './existingRecords.ts'

const SCREENS = apiScreens(REGISTRY)
export type Fields = Record<string, unknown>

/** Every declared screen of records, and of sections, as rows for `describe.each`. */
export const RECORD_SCREENS = SCREENS.flatMap((screen) =>
  screen.type.single ? [] : [[screen.path, { ...screen, type: screen.type }] as const],
)
export const SECTION_SCREENS = SCREENS.flatMap((screen) =>
  screen.type.single ? [[screen.path, { ...screen, type: screen.type }] as const] : [],
)

/** The type of the record that a screen's address names above it. */
export const typeAbove = ({ type }: ApiScreen): string | undefined =>
  type.single ? type.below : type.parent?.type

/** The real handler and table, with one record of each type that others point at. */
export interface ContentApi extends TestApi {
  /** A record or section with every field filled; `ids` names what it points at where that is not the existing record. */
  filled: (shape: Shape, ids?: Readonly<Record<string, number>>) => Fields
  /** The same with new sub-categories, groups and so on where the existing ones belong to other records than `ids`. */
  filledMatching: (shape: Shape, ids: Readonly<Record<string, number>>) => Promise<Fields>
  /** The address of a screen, below the existing record where it is below one, unless `parent` names another. */
  pathOf: (screen: ApiScreen, parent?: number) => string
  /** Id of the record above a screen, 0 where there is none. */
  parentOf: (screen: ApiScreen) => number
  /** A token whose role permits everything but one key and the management of roles, which two people would review. */
  tokenWithout: (permission: Permission) => Promise<string>
  /** The token of somebody whose role permits one key. */
  tokenOnlyWith: (permission: Permission) => Promise<string>
  /** The token of somebody whose role permits everything and needs approval; of another one for another role. */
  tokenNeedingApproval: (roleName?: string) => Promise<string>
}

/** Services that are switched off, which need nobody's approval; their addresses are more than texts. */
const SERVICES = ['Counter', 'Second counter'].map((title) => ({
  title,
  isActive: false,
  kind: 'script',
  category: 'analytics',
  scriptUrl: 'https://count.example/count.js',
  hosts: 'https://api.count.example',
  cookies: '_count*',
}))

/** Lets changes of rights take effect at once, however many people manage roles. */
export async function letRightsApply(api: ContentApi): Promise<void> {
  const { table, newId } = api.services
  const by = { id: 1, name: 'Ayu Lestari', title: 'Editor' }
  await saveSection({ table, newId, now: NOW, by, service: 'test', method: 'PUT' }, settingApproval, {
    fields: initialOf(settingApproval.shape, NOW),
  })
}

/** Starts the content API with what references need; unique values never repeat. @param further routes beside the content API's */
export async function startContentApi(further: readonly Route[] = []): Promise<ContentApi> {
  const api = await startTestApi((services) => apiHandler([...contentRoutes(REGISTRY), ...further], services))
  const { table, newId } = api.services
  const by = { id: 1, name: 'Ayu Lestari', title: 'Editor' }
  const change = (): WriteContext => ({ table, newId, now: NOW, by, service: 'test', method: 'POST' })
  const existing = new Map([
    ['role', 1],
    ['user', 1],
  ])
  await createExisting(change, existing)
  let seed = 0
  const filled: ContentApi['filled'] = (shape, ids = {}) => {
    seed += 1
    const filled = filledRecord(shape, {
      idOf: (type) => ids[type] ?? existing.get(type) ?? 0,
      seed: `s${seed}`,
    })
    // a script waits for an approver, whoever saves it: tests of scripts say theirs
    if ('customScript' in filled) return { ...filled, customScript: '' }
    if (shape === settingServices.shape) return { ...filled, services: SERVICES }
    // another person looks at where customers log in
    return shape === settingPortal.shape ? { ...filled, loginUrl: '', registerUrl: '' } : filled
  }
  const parentOf = (screen: ApiScreen) => existing.get(typeAbove(screen) ?? '') ?? 0
  const filledMatching: ContentApi['filledMatching'] = async (shape, ids) => {
    const all = { ...ids }
    const isNew = (name: string) => String((shape.fields[name] as { to?: string }).to) in all
    const parts = partsOf(shape, filled(shape)).filter(({ within }) => within.some(isNew))
    for (const { key } of parts) {
      const [part = ''] = key.split('#')
      if (part in all) continue
      const body = await filledMatching(requireContentType(part).shape, all)
      const path = RECORD_SCREENS.find(([, { type }]) => type.key === part)?.[0] ?? ''
      all[part] = (await api.call<StoredRecord>('POST', path, { body })).data.id
    }
    return filled(shape, all)
  }
  return {
    ...api,
    filled,
    filledMatching,
    parentOf,
    pathOf: (screen, parent = parentOf(screen)) => screen.path.replace('{parentId}', String(parent)),
    ...tokens({ api, change, filled }),
  }
}

interface Signing {
  api: TestApi
  change: () => WriteContext
  filled: ContentApi['filled']
}

function tokens({
  api,
  change,
  filled,
}: Signing): Pick<ContentApi, 'tokenWithout' | 'tokenOnlyWith' | 'tokenNeedingApproval'> {
  const known = new Map<string, Promise<string>>()
  const signIn = async (
    roleName: string,
    isPermitted: (key: Permission) => boolean,
    needApproval: boolean,
  ): Promise<string> => {
    const role = await createRecord(change(), requireContentType('role'), {
      fields: { roleName, needApproval, permission: permissionList(isPermitted) },
    })
    const user = requireContentType('user')
    const person = await createRecord(change(), user, {
      fields: { ...filled(user.shape, { role: role.id }), status: '1', password: '', confirmPassword: '' },
    })
    const sid = `session-${person.id}`
    const ttl = NOW.getTime() / 1000 + 86_400
    await api.services.table.put({ ...keys.session(sid), userId: person.id, ttl, confirmed: NOW.getTime() })
    return api.sign({ sub: String(person.id), sid, role: role.id })
  }
  const tokenOf = (roleName: string, isPermitted: (key: Permission) => boolean, needApproval = false) => {
    const token = known.get(roleName) ?? signIn(roleName, isPermitted, needApproval)
    known.set(roleName, token)
    return token
  }
  return {
    tokenWithout: (permission) =>
      tokenOf(`All but ${permission}`, (key) => key !== permission && key !== ROLE_PERMISSION),
    tokenOnlyWith: (permission) => tokenOf(`Only ${permission}`, (key) => key === permission),
    tokenNeedingApproval: (roleName = 'All with approval') => tokenOf(roleName, () => true, true),
  }
}
