import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { CallOptions } from '../../core/api/client.ts'

interface BulkAction {
  method: NonNullable<CallOptions['method']>
  suffix: string
  /** Destructive, or hides content from visitors. */
  isDestructive?: boolean
  undo?: BulkName
}

export type BulkName = 'trash' | 'restore' | 'purge' | 'publish' | 'unpublish' | 'checked'

export const BULK_ACTIONS = {
  publish: { method: 'POST', suffix: '/publish' },
  unpublish: { method: 'POST', suffix: '/unpublish', undo: 'publish' },
  checked: { method: 'POST', suffix: '/checked' },
  trash: { method: 'DELETE', suffix: '', isDestructive: true, undo: 'restore' },
  restore: { method: 'POST', suffix: '/restore' },
  purge: { method: 'DELETE', suffix: '/trash', isDestructive: true },
} as const satisfies Record<BulkName, BulkAction>

export function actionsFor(type: ContentType, rows: readonly ListRow[], isTrash: boolean): BulkName[] {
  if (isTrash) return ['restore', 'purge']
  const isReleased = ({ listStates }: ListRow) => listStates?.visibility === 'published'
  const isToPublish = (row: ListRow) => !isReleased(row) || row.listStates?.hasDraft === true
  return [
    ...(!type.internal && rows.some(isToPublish) ? (['publish'] as const) : []),
    ...(!type.internal && rows.some(isReleased) ? (['unpublish'] as const) : []),
    ...(rows.some(({ listStates }) => listStates?.staleTranslation) ? (['checked'] as const) : []),
    'trash',
  ]
}

interface BulkCall {
  path: string
  options: CallOptions
}

/** Returns the call for one row. It sends the displayed revision as optimistic lock, except for undo. */
export function bulkCall(
  name: BulkName,
  { id, recordVersion }: ListRow,
  { apiUrl, isUndo, onlyIn }: { apiUrl: string; isUndo: boolean; onlyIn?: Language | undefined },
): BulkCall {
  const { method, suffix } = BULK_ACTIONS[name]
  const query = `?recordVersion=${recordVersion}${onlyIn ? `&onlyIn=${onlyIn}` : ''}`
  return {
    path: `${apiUrl}/${id}${suffix}${isUndo ? '' : query}`,
    options: { method, idempotencyKey: crypto.randomUUID() },
  }
}
