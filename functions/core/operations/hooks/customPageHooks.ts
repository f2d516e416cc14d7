import { SCRIPT_PERMISSION } from '@flou/shared/content/permissions.ts'
import { invalidFields } from '../../errors.ts'
import type { Values } from '../../store/writeContext.ts'
import { hasRight } from '../permission.ts'
import type { TypeHooks } from './typeHooks.ts'

const isChanged = (from: Values | undefined, to: Values): boolean =>
  (to.customScript ?? '') !== (from?.customScript ?? '')

/** Scripts have full access to the site: editing them needs a permission, publishing them a second person. */
export const customPageHooks: TypeHooks = {
  beforeSave: ({ fields, before, caller }) => {
    if (isChanged(before?.fields, fields) && !hasRight(caller, SCRIPT_PERMISSION, 'edit')) {
      throw invalidFields({ CustomScript: 'customScriptPermission' })
    }
    return { fields }
  },
  approverKey: SCRIPT_PERMISSION,
  needsApprover: ({ live, fields }) => isChanged(live, fields),
}
