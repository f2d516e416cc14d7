import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { isApiError } from '../../../api/apiError.ts'
import type { CallOptions } from '../../../api/client.ts'

interface BulkAction {
  method: NonNullable<CallOptions['method']>
  /** Below the record's address. */
  suffix: string
  /** Destroys, or takes away from visitors. */
  isGrave?: boolean
  /** Another one that takes it back. */
  undo?: BulkName
}

export type BulkName = 'trash' | 'restore' | 'purge' | 'publish' | 'unpublish' | 'checked'

/** What can be done with many rows at once. */
export const BULK_ACTIONS = {
  publish: { method: 'POST', suffix: '/publish' },
  unpublish: { method: 'POST', suffix: '/unpublish' },
  checked: { method: 'POST', suffix: '/checked' },
  trash: { method: 'DELETE', suffix: '', isGrave: true, undo: 'restore' },
  restore: { method: 'POST', suffix: '/restore' },
  purge: { method: 'DELETE', suffix: '/trash', isGrave: true },
} as const satisfies Record<BulkName, BulkAction>

/** Those that make sense for some rows. */
export function actionsFor(type: ContentType, rows: readonly ListRow[], isTrash: boolean): BulkName[] {
  if (isTrash) return ['restore', 'purge']
  const isReleased = ({ marks }: ListRow) => marks?.release === 'published'
  const isToPublish = (row: ListRow) => !isReleased(row) || row.marks?.isChanged === true
  return [
    ...(!type.internal && rows.some(isToPublish) ? (['publish'] as const) : []),
    ...(!type.internal && rows.some(isReleased) ? (['unpublish'] as const) : []),
    ...(rows.some(({ marks }) => marks?.drift) ? (['checked'] as const) : []),
    'trash',
  ]
}

interface BulkCall {
  path: string
  options: CallOptions
}

/**
 * The call that does one row. It names the version that the person looked at, so that what somebody else has changed since is
 * refused; undoing takes the record as it is.
 */
export function bulkCall(
  name: BulkName,
  { id, recordVersion }: ListRow,
  { address, isUndo }: { address: string; isUndo: boolean },
): BulkCall {
  const { method, suffix } = BULK_ACTIONS[name]
  return {
    path: `${address}/${id}${suffix}${isUndo ? '' : `?recordVersion=${recordVersion}`}`,
    options: { method, idempotencyKey: crypto.randomUUID() },
  }
}

const ATTEMPTS = 3

/** Runs a call again where nobody answered; its idempotency key makes it count once. */
export async function persistently<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === ATTEMPTS || !isApiError(error, 'network', 'unavailable')) throw error
    }
  }
}
