import { grantNames } from '@flou/shared/content/labels/permissionName.ts'
import { ROLE_PERMISSION, type Grant } from '@flou/shared/content/permissions.ts'
import { activePeople, withLanguages, type RightsNotification } from '../../accounts/index.ts'
import { putMail } from './outbox.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'

/** Mails all active role managers, including the author of the change, whose session may be stolen. */
export async function mailManagers(
  { table, now }: { table: Table; now: () => Date },
  { id, title, by, granted = [], revoked = [], needsApproval, roles }: RightsNotification,
): Promise<void> {
  const people = await activePeople(table)
  const managers = people.filter(({ permissions }) => permissions.has(ROLE_PERMISSION))
  for (const to of await withLanguages(table, managers)) {
    const named = (grants: readonly Grant[]) => grantNames(grants, to.language)
    const params = {
      title,
      by: by.name,
      granted: named(granted),
      revoked: named(revoked),
      ...(needsApproval !== undefined && { needsApproval }),
      ...(roles && { roles }),
    }
    await putMail(table, { id: `rights-${id}-${to.id}`, to, template: 'rightsChanged', params, now: now() })
  }
}
