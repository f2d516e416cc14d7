import { ActionIcon } from '@mantine/core'
import { Link } from 'react-router'
import { Icon } from '../../ui/Icon.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'

export function EditButton({ title, to, tabIndex }: { title: string; to: string; tabIndex?: number }) {
  const t = useTextsOf(listTexts)
  return (
    <ActionIcon
      component={Link}
      to={to}
      variant="subtle"
      color="ink"
      tabIndex={tabIndex}
      title={t('list.edit')}
      aria-label={t('list.editOf', { title })}
    >
      <Icon name="edit" />
    </ActionIcon>
  )
}
