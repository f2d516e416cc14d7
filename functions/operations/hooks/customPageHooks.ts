import { SCRIPT_PERMISSION } from '@flou/shared/content/permissions.ts'
import { invalidFields } from '../../appError.ts'
import type { TypeHooks } from './typeHooks.ts'

/** Scripts run with the whole site's rights: who may edit pages may not thereby change them (decision 43). */
export const customPageHooks: TypeHooks = {
  beforeSave: ({ fields, before, caller }) => {
    const isChanged = (fields['customScript'] ?? '') !== (before?.fields['customScript'] ?? '')
    if (isChanged && !caller.permissions.has(SCRIPT_PERMISSION)) {
      throw invalidFields({ CustomScript: 'customScriptPermission' })
    }
    return { fields }
  },
}
