import { memo, type KeyboardEvent, type PointerEvent } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { FieldList, LocalizedFields } from '../../FieldList.tsx'
import { below } from '../../../core/records/entries.ts'
import { Cell } from './Cell.tsx'
import { EntryMenu } from './EntryMenu.tsx'
import type { TimetableSchema } from '../timetableSchema.ts'
import { TextCells } from './TextCells.tsx'
import { timetableTexts } from '../../../core/texts/fieldEditors.ts'
import type { EntryActions } from './useEntryActions.ts'
import classes from './Entry.module.css'

interface Props {
  schema: TimetableSchema
  path: string
  name: string
  index: number
  isLast: boolean
  day: number
  dayNames: readonly string[]
  warning: string | undefined
  isOpen: boolean
  drop: 'before' | 'after' | undefined
  isDragged: boolean
  actions: EntryActions
}

const OFFSET_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

function Handle({ onDrag }: { onDrag: (event: PointerEvent) => void }) {
  const t = useTextsOf(editorTexts)
  return (
    <span className={classes.handle} aria-hidden="true" title={t('edit.drag')} onPointerDown={onDrag}>
      <Icon name="menu" size={15} />
    </span>
  )
}

interface MoreProps {
  name: string
  isOpen: boolean
  onToggle: () => void
}

function More({ name, isOpen, onToggle }: MoreProps) {
  const t = useTextsOf(timetableTexts)
  return (
    <button
      type="button"
      className={classes.more}
      aria-expanded={isOpen}
      aria-label={t('details', { name })}
      title={t('details', { name })}
      data-open={isOpen || undefined}
      onClick={onToggle}
    >
      <Icon name="chevron" size={16} />
    </button>
  )
}

export const EntryRow = memo(function EntryRow({ schema, path, name, index, ...props }: Props) {
  const { actions } = props
  const { start, end, entry, texts, details } = schema
  const moveByKey = (event: KeyboardEvent) => {
    const offset = OFFSET_OF_KEY[event.key]
    if (!event.altKey || offset === undefined) return
    event.preventDefault()
    if (event.shiftKey) actions.toNextDay(index, offset)
    else actions.move(index, offset)
  }
  const time = (field: string) => {
    const declared = entry.of.fields[field]
    return declared && <Cell name={field} field={declared} path={below(path, field)} />
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside
    <div
      className={classes.item}
      role="group"
      aria-label={name}
      data-item={path}
      data-drop={props.drop}
      data-dragged={props.isDragged || undefined}
      onKeyDown={moveByKey}
    >
      <div className={classes.row}>
        <Handle onDrag={(event) => actions.drag(index, event)} />
        <div className={classes.times}>
          {time(start)}
          {time(end)}
        </div>
        <TextCells texts={texts} shape={entry.of} path={path} />
        <More name={name} isOpen={props.isOpen} onToggle={() => actions.toggle(index)} />
        <EntryMenu
          name={name}
          index={index}
          isLast={props.isLast}
          day={props.day}
          dayNames={props.dayNames}
          actions={actions}
        />
      </div>
      {props.warning !== undefined && (
        <p className={classes.warning}>
          <Icon name="warning" size={15} /> {props.warning}
        </p>
      )}
      {props.isOpen && (
        <div className={classes.details}>
          <LocalizedFields shape={details} path={path} />
          <FieldList fields={details.fields} path={path} />
        </div>
      )}
    </div>
  )
})
