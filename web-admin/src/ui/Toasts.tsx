import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { messageText } from '@flou/shared/texts/messages.ts'
import { useStore } from '../core/state/store.ts'
import { useLanguage, useText } from '../core/texts/useText.ts'
import { Icon, type IconName } from './Icon.tsx'
import { dismiss, toasts, type Toast, type ToastTone } from '../core/state/notify.ts'
import { UsageList } from './UsageList.tsx'
import { topDialog } from './useModalDialog.ts'
import classes from './Toasts.module.css'

const ICONS = { success: 'check', error: 'warning', info: 'info' } as const satisfies Record<
  ToastTone,
  IconName
>

/** Hides after a timeout; hover and focus pause it. */
function ToastCard({ toast }: { toast: Toast }) {
  const t = useText()
  const language = useLanguage()
  const [isPaused, setPaused] = useState(false)
  const { id, ms, tone, text, detail, usages, action } = toast
  useEffect(() => {
    if (ms === 0 || isPaused) return undefined
    const timer = setTimeout(() => dismiss(id), ms)
    return () => clearTimeout(timer)
  }, [id, ms, isPaused])
  return (
    <div
      className={classes.notice}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span className={classes.icon}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={classes.body}>
        <p>{messageText(text, language)}</p>
        {detail && <p className={classes.detail}>{messageText(detail, language)}</p>}
        {usages && usages.length > 0 && (
          <>
            <p>{t('shell.usedBy')}</p>
            <UsageList usages={usages} />
          </>
        )}
        {action && (
          <button
            type="button"
            className={classes.action}
            onClick={() => {
              action.run()
              dismiss(id)
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={classes.close}
        aria-label={t('shell.close')}
        onClick={() => dismiss(id)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}

/** Toasts in the top layer, inside an open dialog, as it makes the rest inert. */
export function Toasts() {
  const all = useStore(toasts)
  const container = useStore(topDialog) ?? document.body
  const stack = useRef<HTMLDivElement>(null)
  useEffect(() => {
    stack.current?.hidePopover()
    if (all.length > 0 && container.isConnected) stack.current?.showPopover()
  }, [all, container])
  return createPortal(
    <div ref={stack} className={classes.stack} popover="manual">
      {all.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>,
    container,
  )
}
