import { permissionName } from '@flou/shared/content/permissionName.ts'
import { ROLE_PERMISSION, type Permission } from '@flou/shared/content/permissions.ts'
import { activePeople } from '../../operations/hooks/managers.ts'
import { putMail } from '../../operations/notices/outbox.ts'
import { withLanguages } from '../../operations/notices/recipients.ts'
import type { Table } from '../../store/dynamo/table.ts'
import type { RightsNotice } from '../../store/rightsNotice.ts'

/** Mails a change of rights to every active person who manages roles, also to the one who made it: it may have been a stolen session. */
export async function mailManagers(
  { table, now }: { table: Table; now: () => Date },
  { id, title, by, given = [], taken = [], needsApproval, roles }: RightsNotice,
): Promise<void> {
  const people = await activePeople(table)
  const managers = people.filter(({ permissions }) => permissions.has(ROLE_PERMISSION))
  for (const to of await withLanguages(table, managers)) {
    const named = (keys: readonly Permission[]) => keys.map((key) => permissionName(key, to.language))
    const params = {
      title,
      by: by.name,
      given: named(given),
      taken: named(taken),
      ...(needsApproval !== undefined && { needsApproval }),
      ...(roles && { roles }),
    }
    await putMail(table, { id: `rights-${id}-${to.id}`, to, template: 'rightsChanged', params, now: now() })
  }
}
