import { ActionIcon } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import type { ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { arrangeTexts } from '../../../core/texts/arrange.ts'
import { useRights } from '../../../core/session/rights.ts'
import { listTexts } from '../../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { editPathOf, type TreeBelow } from '../../../core/records/routePaths.ts'
import { partsOf } from '../../../fields/kinds.ts'
import { columnsOf } from '../../table/columns.ts'
import { EditButton } from '../../table/EditButton.tsx'
import { Menu, type MenuItem } from '../../../ui/Menu.tsx'
import { ChangedBadge } from '../../table/RowStatus.tsx'
import classes from './Tree.module.css'

export interface RowTools {
  type: ContentType
  list: string
  addTo?: TreeBelow | undefined
  onDelete: (row: ListRow) => void
  onPublishChange: (row: ListRow, isPublished: boolean) => void
  removalItems: (row: ListRow) => readonly MenuItem[]
}

interface Props {
  row: ListRow
  title: string
  tools: RowTools
  /** Roving tabindex: only the focused line's buttons are in the tab order. */
  isCurrent: boolean
}

const PLAIN: ReadonlySet<string> = new Set(['choice', 'url', 'text'])

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

function Facts({ row, type }: { row: ListRow; type: ContentType }) {
  const visibleColumns = columnsOf(type, type.list.columns).filter(
    ({ name, field }) => field && name !== type.title && PLAIN.has(field.kind),
  )
  return (
    <span role="gridcell" className={classes['facts']}>
      {row.listStates?.hasDraft && <ChangedBadge />}
      {visibleColumns.map(({ name, field }) => {
        if (!field || !isFilled(row[name])) return null
        const { Cell } = partsOf(field)
        return <Cell key={name} field={field} value={row[name]} />
      })}
    </span>
  )
}

function ActiveSwitch({ row, title, tools, tabIndex }: Omit<Props, 'isCurrent'> & { tabIndex: number }) {
  const t = useTextsOf(arrangeTexts)
  const isActive = row.listStates?.visibility === 'published'
  return (
    <button
      type="button"
      role="switch"
      tabIndex={tabIndex}
      className={classes['switch']}
      aria-checked={isActive}
      aria-label={t('arrange.active', { title })}
      onClick={() => tools.onPublishChange(row, !isActive)}
    >
      <span aria-hidden="true">{t(isActive ? 'arrange.activeShort' : 'arrange.inactive')}</span>
    </button>
  )
}

export function TreeCells({ row, title, tools, isCurrent }: Props) {
  const t = useTextsOf(arrangeTexts)
  const listText = useTextsOf(listTexts)
  const language = useLanguage()
  const { canDelete } = useRights()
  const { pathname } = useLocation()
  const { type, list, addTo, onDelete } = tools
  const tabIndex = isCurrent ? 0 : -1
  const addLabel = addTo && t('arrange.addBelow', { name: addTo.type.label[language], title })
  return (
    <>
      <Facts row={row} type={type} />
      <span role="gridcell" className={classes['actions']}>
        <ActiveSwitch row={row} title={title} tools={tools} tabIndex={tabIndex} />
        {addTo && (
          <ActionIcon
            component={Link}
            to={`${addTo.list(row.id)}/add`}
            state={{ back: pathname }}
            variant="subtle"
            color="ink"
            tabIndex={tabIndex}
            title={addLabel}
            aria-label={addLabel}
          >
            <Icon name="add" />
          </ActionIcon>
        )}
        <EditButton title={title} to={editPathOf(list, row.id)} tabIndex={tabIndex} />
        <Menu
          name={listText('list.moreOf', { title })}
          tabIndex={tabIndex}
          items={[
            ...tools.removalItems(row),
            {
              isDisabled: !canDelete,
              label: listText('list.delete'),
              name: listText('list.deleteOf', { title }),
              icon: 'trash',
              isDanger: true,
              onChoose: () => onDelete(row),
            },
          ]}
        />
      </span>
    </>
  )
}
