import { useState, type KeyboardEvent } from 'react'
import type { SavedView } from '@flou/shared/accounts/account.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { Icon } from '../../ui/Icon.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './Views.module.css'

interface Props {
  view: SavedView
  isPresent: boolean
  onOpen: () => void
  onRename: (name: string) => void
  onDefault: () => void
  onDelete: () => void
}

/** Enter saves, Escape cancels; the popup stays open. */
function NameField({ view, onDone }: { view: SavedView; onDone: (name: string) => void }) {
  const t = useTextsOf(listTexts)
  const [name, setName] = useState(view.name)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    onDone(event.key === 'Enter' ? name.trim() || view.name : view.name)
  }
  return (
    <input
      name="viewName"
      autoComplete="off"
      type="text"
      className={classes.name}
      value={name}
      maxLength={LIMITS.viewName}
      aria-label={t('views.name')}
      autoFocus
      onChange={(event) => setName(event.currentTarget.value)}
      onKeyDown={onKey}
      onBlur={() => onDone(name.trim() || view.name)}
    />
  )
}

export function ViewRow({ view, isPresent, onOpen, onRename, onDefault, onDelete }: Props) {
  const t = useTextsOf(listTexts)
  const { name, isDefault } = view
  const [isRenaming, setRenaming] = useState(false)
  const finish = (next: string) => {
    setRenaming(false)
    if (next !== name) onRename(next)
  }
  return (
    <li>
      {isRenaming ? (
        <NameField view={view} onDone={finish} />
      ) : (
        <button type="button" aria-pressed={isPresent} onClick={onOpen}>
          {name}
        </button>
      )}
      <button
        type="button"
        aria-pressed={isDefault}
        className={classes.star}
        title={t('views.default', { name })}
        aria-label={t('views.default', { name })}
        onClick={onDefault}
      >
        <Icon name="star" size={16} />
      </button>
      <button
        type="button"
        title={t('views.rename', { name })}
        aria-label={t('views.rename', { name })}
        onClick={() => setRenaming(true)}
      >
        <Icon name="edit" size={16} />
      </button>
      <button
        type="button"
        title={t('views.delete', { name })}
        aria-label={t('views.delete', { name })}
        onClick={onDelete}
      >
        <Icon name="trash" size={16} />
      </button>
    </li>
  )
}
