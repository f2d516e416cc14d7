import { ActionIcon } from '@mantine/core'
import { Link } from 'react-router'
import type { ListRow } from '@flou/shared/api.ts'
import { Icon } from '../../ui/Icon.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { editPathOf } from '../../core/records/routePaths.ts'

interface Props {
  row: ListRow
  title: string
  list: string
  onDelete: (row: ListRow) => void
  tabIndex?: number | undefined
}

export function RecordButtons({ row, title, list, onDelete, tabIndex }: Props) {
  const t = useTextsOf(listTexts)
  return (
    <>
      <ActionIcon
        component={Link}
        to={editPathOf(list, row.id)}
        variant="subtle"
        color="ink"
        tabIndex={tabIndex}
        title={t('list.edit')}
        aria-label={t('list.editOf', { title })}
      >
        <Icon name="edit" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="danger"
        tabIndex={tabIndex}
        title={t('list.delete')}
        aria-label={t('list.deleteOf', { title })}
        onClick={() => onDelete(row)}
      >
        <Icon name="trash" />
      </ActionIcon>
    </>
  )
}
