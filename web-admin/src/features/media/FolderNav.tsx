import { useRights } from '../../core/session/rights.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { MediaOverview } from '@flou/shared/media/media.ts'
import { Icon } from '../../ui/Icon.tsx'
import { folderTree, type FolderNode } from './library/folderTree.ts'
import { FolderDialog } from './FolderDialog.tsx'
import classes from './Side.module.css'
import { mediaTexts } from '../../core/texts/media.ts'
import { useTextsOf } from '../../core/texts/useText.ts'

interface Props {
  overview: MediaOverview
  folder: string
  choose: (folder: string) => void
}

interface EntryProps {
  label: string
  count: number | undefined
  depth?: number
  isCurrent: boolean
  onChoose: () => void
}

function Entry({ label, count, depth = 0, isCurrent, onChoose }: EntryProps) {
  return (
    <button
      type="button"
      className={classes.entry}
      style={{ paddingInlineStart: 10 + depth * 14 }}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onChoose}
    >
      <Icon name={depth === 0 && count === undefined ? 'tiles' : 'folder'} size={16} />
      <span className={classes.label}>{label}</span>
      {count !== undefined && <span className={classes.number}>{count}</span>}
    </button>
  )
}

export function FolderNav({ overview, folder, choose }: Props) {
  const t = useTextsOf(mediaTexts)
  const { canEdit } = useRights()
  const [edited, setEdited] = useState<FolderNode | 'new'>()
  const nodes = folderTree(overview.folders)
  const current = nodes.find(({ id }) => String(id) === folder)
  const entry = (value: string) => ({ isCurrent: folder === value, onChoose: () => choose(value) })
  return (
    <nav aria-label={t('folders')} className={classes.nav}>
      <ul className={classes.list}>
        <li>
          <Entry label={t('allFiles')} count={undefined} {...entry('')} />
        </li>
        <li>
          <Entry label={t('noFolder')} count={undefined} {...entry('0')} />
        </li>
        {nodes.map(({ id, name, count, depth }) => (
          <li key={id}>
            <Entry label={name} count={count} depth={depth} {...entry(String(id))} />
          </li>
        ))}
      </ul>
      {canEdit && (
        <div className={classes.tools}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon name="add" size={14} />}
            onClick={() => setEdited('new')}
          >
            {t('newFolder')}
          </Button>
          {current && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Icon name="edit" size={14} />}
              aria-label={t('changeFolderOf', { name: current.name })}
              onClick={() => setEdited(current)}
            >
              {t('changeFolder')}
            </Button>
          )}
        </div>
      )}
      {edited && (
        <FolderDialog
          nodes={nodes}
          folder={edited === 'new' ? undefined : edited}
          parentId={current?.id ?? 0}
          onClose={() => setEdited(undefined)}
          onSaved={(id) => choose(String(id))}
          onDeleted={(parentId) => choose(parentId > 0 ? String(parentId) : '')}
        />
      )}
    </nav>
  )
}
