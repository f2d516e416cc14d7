import type { ListRow } from '@flou/shared/api.ts'
import type { IconName } from '../../ui/Icon.tsx'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import { useRights, type ScreenRights } from '../../core/session/rights.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { ChildList } from '../../core/records/routePaths.ts'

export type RowAction = 'publish' | 'unpublish' | 'duplicate' | 'checked'

export interface RowMenuTools {
  isPublic: boolean
  isCopyable: boolean
  onAction: (action: RowAction, row: ListRow) => Promise<void>
  removalItems: (row: ListRow) => readonly MenuItem[]
}

const ICONS = {
  publish: 'eye',
  unpublish: 'close',
  duplicate: 'copy',
  checked: 'check',
} as const satisfies Record<RowAction, IconName>

function actionsFor(
  { listStates }: ListRow,
  { isPublic, isCopyable }: RowMenuTools,
  { canEdit, canPublish }: ScreenRights,
): RowAction[] {
  const canChangeState = isPublic && (canEdit || canPublish)
  return [
    ...(canChangeState && (listStates?.visibility !== 'published' || listStates.hasDraft)
      ? (['publish'] as const)
      : []),
    ...(canChangeState && listStates?.visibility === 'published' ? (['unpublish'] as const) : []),
    ...(canEdit && isCopyable ? (['duplicate'] as const) : []),
    ...(canEdit && listStates?.staleTranslation ? (['checked'] as const) : []),
  ]
}

interface Props {
  row: ListRow
  title: string
  tools: RowMenuTools & { onDelete: (row: ListRow) => void }
  links: readonly ChildList[]
}

export function RowMenu({ row, title, tools, links }: Props) {
  const t = useTextsOf(listTexts)
  const rights = useRights()
  return (
    <Menu
      name={t('list.moreOf', { title })}
      items={[
        ...links.map(({ label, of }) => ({ label, icon: 'list' as const, to: of(row.id) })),
        ...actionsFor(row, tools, rights).map((action) => ({
          label: t(action === 'publish' && row.listStates?.hasDraft ? 'bulk.publishDraft' : `bulk.${action}`),
          icon: ICONS[action],
          onChoose: () => void tools.onAction(action, row),
        })),
        ...tools.removalItems(row),
        ...(rights.canDelete
          ? [
              {
                label: t('list.delete'),
                name: t('list.deleteOf', { title }),
                icon: 'trash' as const,
                isDanger: true,
                onChoose: () => tools.onDelete(row),
              },
            ]
          : []),
      ]}
    />
  )
}
