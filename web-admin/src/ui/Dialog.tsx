import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../core/texts/useText.ts'
import classes from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import sheet from './Sheet.module.css'
import { useModalDialog } from './useModalDialog.ts'

export interface DialogProps {
  title: string
  /** Called by the button or Escape; if absent, the dialog must be answered. */
  onClose?: () => void
  isWide?: boolean
  /** Opens below the button with `data-main-action` on wide screens. */
  isAttached?: boolean
  className?: string | undefined
  children: ReactNode
}

/** True in an open list of Mantine, which Escape closes first. */
const isInOpenList = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-mantine-stop-propagation=true]') !== null

/** Native modal dialog. `data-autofocus` marks the initial focus. */
export function Dialog({ title, onClose, isWide, isAttached, className, children }: DialogProps) {
  const t = useText()
  const id = useId()
  const element = useModalDialog()
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (!isInOpenList(event)) onClose?.()
  }
  // portal outside any form, so Enter does not submit the form behind
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the dialog
    <dialog
      ref={element}
      className={className === undefined ? classes.dialog : `${classes.dialog} ${className}`}
      data-wide={isWide || undefined}
      data-attached={isAttached || undefined}
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

/** Modal panel at the right edge; covers a phone. */
export const Sheet = (props: Omit<DialogProps, 'isWide' | 'isAttached' | 'className'>) => (
  <Dialog className={sheet.sheet} {...props} />
)
