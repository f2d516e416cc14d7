import type { TypeKey } from '@flou/shared/content/registry.ts'
import type { Policies } from './operations/approvalGate.ts'
import { approvalGate } from './operations/gate.ts'
import { roleHooks } from './operations/hooks/roleHooks.ts'
import { userHooks } from './operations/hooks/userHooks.ts'
import { documentationHooks, globalNetworkHooks, packageConfigHooks } from './operations/hooks/specFormats.ts'
import { customPageHooks } from './operations/hooks/customPageHooks.ts'
import { eventHooks } from './operations/hooks/eventHooks.ts'
import { serviceHooks } from './operations/hooks/serviceHooks.ts'
import { approvalHooks, portalHooks } from './operations/hooks/settingHooks.ts'
import type { HooksByType, TypeHooks } from './operations/hooks/typeHooks.ts'

export const HOOKS_BY_TYPE: HooksByType = {
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

/** Rules of all features that apply to operations. */
export const POLICIES: Policies = { approval: approvalGate, hooks: HOOKS_BY_TYPE }
