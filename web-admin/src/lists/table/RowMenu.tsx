import type { ListRow } from '@flou/shared/api.ts'
import type { IconName } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { ChildList } from '../../core/records/routePaths.ts'

export type RowAction = 'publish' | 'unpublish' | 'duplicate' | 'checked'

export interface RowMenuTools {
  isPublic: boolean
  isCopyable: boolean
  onAction: (action: RowAction, row: ListRow) => void
}

const ICONS = {
  publish: 'eye',
  unpublish: 'close',
  duplicate: 'copy',
  checked: 'check',
} as const satisfies Record<RowAction, IconName>

function actionsFor({ listStates }: ListRow, { isPublic, isCopyable }: RowMenuTools): RowAction[] {
  return [
    ...(isPublic && (listStates?.visibility !== 'published' || listStates.hasDraft)
      ? (['publish'] as const)
      : []),
    ...(isPublic && listStates?.visibility === 'published' ? (['unpublish'] as const) : []),
    ...(isCopyable ? (['duplicate'] as const) : []),
    ...(listStates?.staleTranslation ? (['checked'] as const) : []),
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
  return (
    <Menu
      name={t('list.moreOf', { title })}
      items={[
        ...links.map(({ label, of }) => ({ label, icon: 'list' as const, to: of(row.id) })),
        ...actionsFor(row, tools).map((action) => ({
          label: t(action === 'publish' && row.listStates?.hasDraft ? 'bulk.publishDraft' : `bulk.${action}`),
          icon: ICONS[action],
          onChoose: () => tools.onAction(action, row),
        })),
        {
          label: t('list.delete'),
          name: t('list.deleteOf', { title }),
          icon: 'trash',
          isDanger: true,
          onChoose: () => tools.onDelete(row),
        },
      ]}
    />
  )
}
