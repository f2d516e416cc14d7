import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { ListRow } from '@flou/shared/api.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { editPathOf, type ChildList } from '../../core/records/routePaths.ts'
import { localizedText } from '../../core/records/localizedText.ts'
import { EditButton } from './EditButton.tsx'
import { RowMenu, type RowMenuTools } from './RowMenu.tsx'
import classes from './RecordTable.module.css'

export interface RowTools extends RowMenuTools {
  list: string
  type: string
  isTrash: boolean
  hasState: boolean
  children: readonly ChildList[]
  onDelete: (row: ListRow) => void
  onRestore: (row: ListRow) => void
  onPurge: (row: ListRow) => void
}

interface Props {
  row: ListRow
  title: string
  tools: RowTools
}

function TrashedActions({ row, title, tools }: Props) {
  const t = useTextsOf(listTexts)
  return (
    <div className={classes.actions}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Icon name="restore" size={16} />}
        aria-label={t('list.restoreOf', { title })}
        onClick={() => tools.onRestore(row)}
      >
        {t('list.restore')}
      </Button>
      <Menu
        name={t('list.moreOf', { title })}
        items={[
          {
            label: t('bulk.purge'),
            name: t('bulk.purgeOf', { title }),
            icon: 'trash',
            isDanger: true,
            onChoose: () => tools.onPurge(row),
          },
        ]}
      />
    </div>
  )
}

/** With more child lists, their links move into the menu. */
const MOST_CHILDREN = 2

function LiveActions({ row, title, tools }: Props) {
  const t = useTextsOf(listTexts)
  const lists = tools.children.filter(({ isScreen }) => !isScreen)
  const hasButtons = lists.length <= MOST_CHILDREN
  const buttons = hasButtons ? lists : []
  const links = hasButtons ? tools.children.filter(({ isScreen }) => isScreen) : tools.children
  return (
    <div className={classes.actions}>
      {buttons.map(({ label, of }) => (
        <Button
          key={label}
          component={Link}
          to={of(row.id)}
          size="compact-sm"
          variant="default"
          aria-label={t('list.openChildren', { name: label, title })}
        >
          {label}
        </Button>
      ))}
      <EditButton title={title} to={editPathOf(tools.list, row.id)} />
      <RowMenu row={row} title={title} tools={tools} links={links} />
    </div>
  )
}

export function RowActions({ row, tools }: { row: ListRow; tools: RowTools }) {
  const title = localizedText(row.titles, useLanguage()).text || String(row.id)
  const Actions = tools.isTrash ? TrashedActions : LiveActions
  return <Actions row={row} title={title} tools={tools} />
}
