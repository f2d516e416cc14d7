import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { completed } from '../model/cells.ts'
import type { CellMove } from '../control/useEditing.ts'
import classes from './Grid.module.css'

interface Props {
  name: string
  label: string
  start: string
  suggestions: readonly string[]
  isInvalid: boolean
  onDone: (text: string, move: CellMove) => void
  onText: (text: string) => void
  onCancel: () => void
}

/** Cell input: Enter and Tab store and move, Escape cancels. */
export function CellEditor({ name, label, start, suggestions, isInvalid, onDone, onText, onCancel }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useLayoutEffect(() => {
    const element = input.current
    element?.focus()
    element?.setSelectionRange(start.length, start.length)
  }, [start])
  const done = (move: CellMove) => {
    if (isOver.current) return
    isOver.current = true
    onDone(completed(input.current?.value ?? '', suggestions), move)
  }
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') done(event.shiftKey ? 'up' : 'down')
    else if (event.key === 'Tab') done(event.shiftKey ? 'left' : 'right')
    else if (event.key === 'Escape') {
      isOver.current = true
      onCancel()
    } else return
    event.preventDefault()
  }
  return (
    <>
      <input
        name={name}
        ref={input}
        className={classes.editor}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        defaultValue={start}
        autoComplete="off"
        spellCheck={false}
        list={suggestions.length > 0 ? id : undefined}
        onKeyDown={onKey}
        onInput={(event) => onText(event.currentTarget.value)}
        onBlur={() => done('stay')}
        onCopy={(event) => event.stopPropagation()}
        onCut={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
      />
      {suggestions.length > 0 && (
        <datalist id={id}>
          {suggestions.map((text) => (
            <option key={text} value={text}>
              {text}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
