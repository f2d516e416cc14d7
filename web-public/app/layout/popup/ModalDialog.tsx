import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './ModalDialog.module.css'

interface ModalDialogProps {
  title: string
  children: ReactNode
  onClose: () => void
  className?: string | undefined
}

/** Clicks on the backdrop target the dialog element itself. */
const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
  if (target === currentTarget) currentTarget.close()
}

export function ModalDialog({ title, children, onClose, className }: ModalDialogProps) {
  const { t } = useTexts(shellTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  return (
    // the keyboard's way is Escape, which a dialog knows by itself
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={className ? `${styles['inside']} ${className}` : styles['inside']}>
        <div className={styles['words']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          {children}
        </div>
        <button type="button" className={styles['close']} onClick={close}>
          <span className="only-heard">{t('close')}</span>
        </button>
      </div>
    </dialog>
  )
}
