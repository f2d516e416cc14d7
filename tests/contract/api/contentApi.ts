import { apiScreens, type ApiScreen } from '@flou/shared/content/routing/apiRoutes.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { findDependentReferences } from '@flou/shared/content/values/references.ts'
import { permissionList, ROLE_PERMISSION, type Permission } from '@flou/shared/content/permissions.ts'
import { REGISTRY, requireContentType } from '@flou/shared/content/registry.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { manifest } from '@flou/functions/lambdas/content/manifest.ts'
import { routesWithin } from '@flou/functions/core/store/testTableWithin.ts'
import { contentRoutes } from '@flou/functions/lambdas/content/routes.ts'
import { apiHandler } from '@flou/functions/core/http/apiHandler.ts'
import type { Route } from '@flou/functions/core/http/router.ts'
import { startTestApi, type TestApi } from '@flou/functions/core/http/testApi.ts'
import { keys } from '@flou/functions/core/store/keys.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { saveSection } from '@flou/functions/core/store/write/saveSection.ts'
import { createRecord } from '@flou/functions/core/store/write/createRecord.ts'
import type { WriteContext } from '@flou/functions/core/store/writeContext.ts'
import { NOW } from '../emptyErrors.ts'
import { settingApproval, settingPortal } from '@flou/shared/content/types/setting.ts'
import { settingServices } from '@flou/shared/content/types/consent.ts'
import { filledRecord } from '@flou/functions/openapi/filledRecord.ts'
import { createExisting } from './existingRecords.ts'

const SCREENS = apiScreens(REGISTRY)
export type Fields = Record<string, unknown>

export const RECORD_SCREENS = SCREENS.flatMap((screen) =>
  screen.type.single ? [] : [[screen.path, { ...screen, type: screen.type }] as const],
)
export const SECTION_SCREENS = SCREENS.flatMap((screen) =>
  screen.type.single ? [[screen.path, { ...screen, type: screen.type }] as const] : [],
)

/** Type of the record above a screen's path. */
export const typeAbove = ({ type }: ApiScreen): string | undefined =>
  type.single ? type.below : type.parent?.type

/** The real handler and table, with one record of each referenced type. */
export interface ContentApi extends TestApi {
  /** A record or section with all fields filled; `ids` replaces the existing records it refers to. */
  filled: (declaration: Declaration, ids?: Readonly<Record<string, number>>) => Fields
  /** The same with new sub-categories, groups etc. if the existing ones belong to other records than `ids`. */
  filledMatching: (declaration: Declaration, ids: Readonly<Record<string, number>>) => Promise<Fields>
  pathOf: (screen: ApiScreen, parent?: number) => string
  parentOf: (screen: ApiScreen) => number
  tokenWithout: (permission: Permission) => Promise<string>
  tokenOnlyWith: (permission: Permission) => Promise<string>
  /** Token with all permissions that needs approval; a second role name returns another user. */
  tokenNeedingApproval: (roleName?: string) => Promise<string>
}

/** Inactive services, which need no approval; their URLs are validated. */
const SERVICES = ['Counter', 'Second counter'].map((title) => ({
  title,
  isActive: false,
  kind: 'script',
  category: 'analytics',
  scriptUrl: 'https://count.example/count.js',
  hosts: 'https://api.count.example',
  cookies: '_count*',
}))

/** Applies changes of access rights immediately, without review. */
export async function letRightsApply(api: ContentApi): Promise<void> {
  const { table, newId } = api.services
  const by = { id: 1, name: 'Ayu Lestari', title: 'Editor' }
  await saveSection({ table, newId, now: NOW, by, service: 'test', method: 'PUT' }, settingApproval, {
    fields: initialOf(settingApproval.declaration, NOW),
  })
}

/** Starts the content API with all referenced records; unique values never repeat. @param further additional routes */
export async function startContentApi(further: readonly Route[] = []): Promise<ContentApi> {
  const api = await startTestApi((services) =>
    apiHandler([...routesWithin(contentRoutes(REGISTRY), manifest.table), ...further], services),
  )
  const { table, newId } = api.services
  const by = { id: 1, name: 'Ayu Lestari', title: 'Editor' }
  const change = (): WriteContext => ({ table, newId, now: NOW, by, service: 'test', method: 'POST' })
  const existing = new Map([
    ['role', 1],
    ['user', 1],
  ])
  await createExisting(change, existing)
  let seed = 0
  const filled: ContentApi['filled'] = (declaration, ids = {}) => {
    seed += 1
    const filled = filledRecord(declaration, {
      idOf: (type) => ids[type] ?? existing.get(type) ?? 0,
      seed: `s${seed}`,
    })
    // every save of a script needs approval; tests of scripts set it themselves
    if ('customScript' in filled) return { ...filled, customScript: '' }
    if (declaration === settingServices.declaration) return { ...filled, services: SERVICES }
    // changes of session lifetimes would wait for a second person
    if (declaration === settingApproval.declaration) return { ...filled, areRightsReviewed: false }
    // changes of the customers' log-in URL need a second person
    return declaration === settingPortal.declaration ? { ...filled, loginUrl: '', registerUrl: '' } : filled
  }
  const parentOf = (screen: ApiScreen) => existing.get(typeAbove(screen) ?? '') ?? 0
  const filledMatching: ContentApi['filledMatching'] = async (declaration, ids) => {
    const all = { ...ids }
    const isNew = (name: string) => String((declaration.fields[name] as { to?: string }).to) in all
    const parts = findDependentReferences(declaration, filled(declaration)).filter(({ within }) =>
      within.some(isNew),
    )
    for (const { key } of parts) {
      const [part = ''] = key.split('#')
      if (part in all) continue
      const body = await filledMatching(requireContentType(part).declaration, all)
      const path = RECORD_SCREENS.find(([, { type }]) => type.key === part)?.[0] ?? ''
      all[part] = (await api.call<StoredRecord>('POST', path, { body })).data.id
    }
    return filled(declaration, all)
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
      fields: {
        ...filled(user.declaration, { role: role.id }),
        status: '1',
        password: '',
        confirmPassword: '',
      },
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
