import { useState, type KeyboardEvent } from 'react'
import type { SavedView } from '@flou/shared/accounts/account.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './Views.module.css'

interface Props {
  view: SavedView
  isPresent: boolean
  onOpen: () => void
  /** Absent if only its author or an editor may. */
  onRename?: ((name: string) => void) | undefined
  onDefault: () => void
  onDelete?: (() => void) | undefined
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

interface ToolProps {
  icon: IconName
  label: string
  isPressed?: boolean
  onClick: () => void
}

const Tool = ({ icon, label, isPressed, onClick }: ToolProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    className={classes.star}
    title={label}
    aria-label={label}
    onClick={onClick}
  >
    <Icon name={icon} size={16} />
  </button>
)

export function ViewRow({ view, isPresent, onOpen, onRename, onDefault, onDelete }: Props) {
  const t = useTextsOf(listTexts)
  const { name, isDefault, sharedBy } = view
  const [isRenaming, setRenaming] = useState(false)
  const finish = (next: string) => {
    setRenaming(false)
    if (next !== name) onRename?.(next)
  }
  return (
    <li>
      {isRenaming ? (
        <NameField view={view} onDone={finish} />
      ) : (
        <button type="button" aria-pressed={isPresent} onClick={onOpen}>
          <span>
            {name}
            {sharedBy && <small className={classes.author}>{t('views.by', { name: sharedBy.name })}</small>}
          </span>
        </button>
      )}
      <Tool icon="star" label={t('views.default', { name })} isPressed={isDefault} onClick={onDefault} />
      {onRename && <Tool icon="edit" label={t('views.rename', { name })} onClick={() => setRenaming(true)} />}
      {onDelete && <Tool icon="trash" label={t('views.delete', { name })} onClick={onDelete} />}
    </li>
  )
}
