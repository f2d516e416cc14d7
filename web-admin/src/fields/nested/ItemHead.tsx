import { ErrorCount } from '../../ui/ErrorCount.tsx'
import { ActionIcon } from '@mantine/core'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { namesOf, shortcutOf, useShownShortcuts, type ShortcutOf } from '../../core/state/shortcuts.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './ItemsField.module.css'

/** Actions on an entry by position; the object is stable, so that memoised entries do not render again. */
export interface ItemActions {
  toggle: (index: number) => void
  move: (index: number, offset: 1 | -1) => void
  duplicate: (index: number) => unknown
  remove: (index: number) => void
  drag: (index: number, event: PointerEvent) => void
}

interface Props {
  name: string
  index: number
  count: number
  errors: number
  isOpen: boolean
  actions: ItemActions
}

const OFFSETS = { moveUp: -1, moveDown: 1 } as const satisfies Record<ShortcutOf<'items'>, 1 | -1>
const ITEM_KEYS = namesOf('items')

interface ArrowsProps extends Pick<Props, 'name' | 'index' | 'count' | 'actions'> {
  onKeyDown: (event: KeyboardEvent) => void
}

/** Buttons that move an entry. At the ends they stay focusable, so that focus is not lost. */
function Arrows({ name, index, count, actions, onKeyDown }: ArrowsProps) {
  const t = useTextsOf(editorTexts)
  const arrow = (offset: 1 | -1, isAtEnd: boolean) => (
    <ActionIcon
      variant="subtle"
      color="ink"
      aria-disabled={isAtEnd}
      aria-label={t(offset < 0 ? 'items.up' : 'items.down', { name })}
      onClick={() => actions.move(index, offset)}
      onKeyDown={onKeyDown}
    >
      <Icon name={offset < 0 ? 'up' : 'down'} size={16} />
    </ActionIcon>
  )
  return (
    <>
      {arrow(-1, index === 0)}
      {arrow(1, index === count - 1)}
    </>
  )
}

export function ItemHead({ name, index, count, errors, isOpen, actions }: Props) {
  const t = useTextsOf(editorTexts)
  useShownShortcuts('items', ITEM_KEYS)
  const moveByKey = (event: KeyboardEvent) => {
    const name = shortcutOf('items', event)
    if (!name) return
    event.preventDefault()
    actions.move(index, OFFSETS[name])
  }
  return (
    <div className={classes.itemHead}>
      <span
        className={classes.handle}
        aria-hidden="true"
        title={t('edit.drag')}
        onPointerDown={(event) => actions.drag(index, event)}
      >
        <Icon name="menu" size={15} />
      </span>
      <button
        type="button"
        className={classes.itemName}
        aria-expanded={isOpen}
        title={t('items.keys')}
        onClick={() => actions.toggle(index)}
        onKeyDown={moveByKey}
      >
        <span className={classes.chevron} data-open={isOpen || undefined}>
          <Icon name="chevron" size={14} />
        </span>
        <span>{name}</span>
        <ErrorCount count={errors} />
      </button>
      <Arrows name={name} index={index} count={count} actions={actions} onKeyDown={moveByKey} />
      <Menu
        name={t('items.actions', { name })}
        items={[
          {
            label: t('items.duplicate'),
            name: t('edit.duplicate', { name }),
            icon: 'add',
            onChoose: () => actions.duplicate(index),
          },
          {
            label: t('items.removeOne'),
            name: t('items.remove', { name }),
            icon: 'trash',
            isDanger: true,
            onChoose: () => actions.remove(index),
          },
        ]}
      />
    </div>
  )
}
