import type { TypeKey } from '@flou/shared/content/registry.ts'
import type { Policies } from '../core/operations/approvalGate.ts'
import { approvalGate } from '../features/approval/request/approvalGate.ts'
import { accountHooks } from '../features/accounts/rights/accountHooks.ts'
import {
  documentationHooks,
  globalNetworkHooks,
  packageConfigHooks,
} from '../core/operations/hooks/specFormats.ts'
import { customPageHooks } from '../core/operations/hooks/customPageHooks.ts'
import { eventHooks } from '../features/forms/registration/eventHooks.ts'
import { serviceHooks } from '../core/operations/hooks/serviceHooks.ts'
import { approvalHooks, portalHooks } from '../core/operations/hooks/settingHooks.ts'
import type { HooksByType, TypeHooks } from '../core/operations/hooks/typeHooks.ts'

export const HOOKS_BY_TYPE: HooksByType = {
  ...accountHooks,
  ...packageConfigHooks,
  customPage: customPageHooks,
  documentation: documentationHooks,
  event: eventHooks,
  'globalNetwork.content': globalNetworkHooks,
  'globalNetwork.map': globalNetworkHooks,
  'setting.approval': approvalHooks,
  'setting.portal': portalHooks,
  'setting.services': serviceHooks,
} satisfies Partial<Record<TypeKey, TypeHooks>>

/** Rules of all features that apply to operations. */
export const POLICIES: Policies = { approval: approvalGate, hooks: HOOKS_BY_TYPE }
