import type { TypeKey } from '@flou/shared/content/registry.ts'
import { roleHooks } from './roleHooks.ts'
import { userHooks } from './userHooks.ts'
import { documentationHooks, globalNetworkHooks, packageConfigHooks } from './specFormats.ts'
import { customPageHooks } from './customPageHooks.ts'
import { eventHooks } from './eventHooks.ts'
import { serviceHooks } from './serviceHooks.ts'
import { approvalHooks, portalHooks } from './settingHooks.ts'
import type { TypeHooks } from './typeHooks.ts'

export const HOOKS_BY_TYPE: Readonly<Record<string, TypeHooks>> = {
  ...packageConfigHooks,
  customPage: customPageHooks,
  documentation: documentationHooks,
  event: eventHooks,
  'globalNetwork.content': globalNetworkHooks,
  'globalNetwork.map': globalNetworkHooks,
  role: roleHooks,
  'setting.approval': approvalHooks,
  'setting.portal': portalHooks,
  'setting.services': serviceHooks,
  user: userHooks,
} satisfies Partial<Record<TypeKey, TypeHooks>>
