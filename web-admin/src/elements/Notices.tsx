import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Usage } from '@flou/shared/api.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { messageText } from '@flou/shared/messages.ts'
import { useStore } from '../state/useStore.ts'
import { useLanguage, useText } from '../texts/useText.ts'
import { Icon, type IconName } from './Icon.tsx'
import { dismiss, notices, type Notice, type NoticeTone } from './notify.ts'
import classes from './Notices.module.css'

const ICONS = { success: 'check', error: 'warning', info: 'info' } as const satisfies Record<
  NoticeTone,
  IconName
>

function Usages({ usages }: { usages: readonly Usage[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <p>{t('list.usedBy')}</p>
      <ul>
        {usages.map((usage) => (
          <li key={`${usage.type}#${usage.id}`}>
            <Link to={usage.url}>{usage.title || usage.id}</Link>
            <span className={classes.type}>
              {' '}
              · {REGISTRY.types.get(usage.type)?.label[language] ?? usage.type}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Hides by itself, but not while a person points at it or is in it. */
function NoticeCard({ notice }: { notice: Notice }) {
  const t = useText()
  const language = useLanguage()
  const [isHeld, setHeld] = useState(false)
  const { id, ms, tone, text, detail, usages, action } = notice
  useEffect(() => {
    if (ms === 0 || isHeld) return undefined
    const timer = setTimeout(() => dismiss(id), ms)
    return () => clearTimeout(timer)
  }, [id, ms, isHeld])
  return (
    <div
      className={classes.notice}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.icon}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={classes.body}>
        <p>{messageText(text, language)}</p>
        {detail && <p className={classes.detail}>{messageText(detail, language)}</p>}
        {usages && usages.length > 0 && <Usages usages={usages} />}
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

/** The notices stand above everything, open dialogs too: each new one brings them to the top layer again. */
export function Notices() {
  const all = useStore(notices)
  const stack = useRef<HTMLDivElement>(null)
  useEffect(() => {
    stack.current?.hidePopover()
    if (all.length > 0) stack.current?.showPopover()
  }, [all])
  return (
    <div ref={stack} className={classes.stack} popover="manual">
      {all.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  )
}
