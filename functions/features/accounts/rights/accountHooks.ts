import { effectiveRole } from '@flou/shared/content/permissions.ts'
import type { TypeHooks } from '../../../core/operations/hooks/typeHooks.ts'

const load = async () => ({
  ...(await import('./userHooks.ts')),
  ...(await import('./roleHooks.ts')),
})

/** Load on their first call, because most operations need none of them. */
export const accountHooks = {
  user: {
    beforeSave: async (saving) => (await load()).userHooks.beforeSave(saving),
    beforeTrash: async (context) => (await load()).userHooks.beforeTrash(context),
    beforeRestore: async (context) => (await load()).userHooks.beforeRestore(context),
    beforePurge: async (context) => (await load()).userHooks.beforePurge(context),
  },
  role: {
    beforeSave: async (saving) => (await load()).roleHooks.beforeSave(saving),
    beforeTrash: async (context) => (await load()).roleHooks.beforeTrash(context),
    beforeRestore: async (context) => (await load()).roleHooks.beforeRestore(context),
    beforePurge: async (context) => (await load()).roleHooks.beforePurge(context),
    afterRead: (record) => effectiveRole(record.id, record),
  },
} satisfies Readonly<Record<string, TypeHooks>>
