import { SCRIPT_PERMISSION } from '@flou/shared/content/permissions.ts'
import { activeServices } from '@flou/shared/visits/services.ts'
import { invalidFields } from '../../errors.ts'
import type { Values } from '../../store/writeContext.ts'
import { hasRight } from '../permission.ts'
import type { TypeHooks } from './typeHooks.ts'

const loadedBy = (fields: Values | undefined): string =>
  JSON.stringify(activeServices((fields?.services ?? []) as Parameters<typeof activeServices>[0]))

const isChanged = (from: Values | undefined, to: Values): boolean => loadedBy(from) !== loadedBy(to)

/** Third-party scripts follow the same rules as scripts of custom pages. */
export const serviceHooks: TypeHooks = {
  beforeSave: ({ fields, before, caller }) => {
    if (isChanged(before?.fields, fields) && !hasRight(caller, SCRIPT_PERMISSION, 'edit'))
      throw invalidFields({ Services: 'customScriptPermission' })
    return { fields }
  },
  approverKey: SCRIPT_PERMISSION,
  needsApprover: ({ live, fields }) => isChanged(live, fields),
}
