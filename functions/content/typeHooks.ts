import { roleHooks } from '../account/hooks/roleHooks.ts'
import { userHooks } from '../account/hooks/userHooks.ts'
import { customPageHooks } from './customPageHooks.ts'
import type { TypeHooks } from './hooks.ts'

/** Hooks by type key; a type without any needs none. */
export const TYPE_HOOKS: Readonly<Record<string, TypeHooks>> = {
  customPage: customPageHooks,
  role: roleHooks,
  user: userHooks,
}
