import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../texts/useText.ts'
import classes from './Dialog.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  title: string
  /** Closes it, by its button or Escape; without it the dialog has to be answered. */
  onClose?: () => void
  isWide?: boolean
  children: ReactNode
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back. `data-autofocus` marks where it starts. */
export function Dialog({ title, onClose, isWide, children }: Props) {
  const t = useText()
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => dialog?.close()
  }, [])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose?.()
  }
  // outside of any form: Enter in a field here must not send the form behind it
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the dialog
    <dialog
      ref={element}
      className={classes.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onKeyDown={closeByKey}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {onClose && (
          <button type="button" aria-label={t('shell.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {children}
    </dialog>,
    document.body,
  )
}
