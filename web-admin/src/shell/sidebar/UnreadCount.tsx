import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import { MAX_COUNTED } from '@flou/shared/inbox/inbox.ts'
import { formAt, useUnread } from '../../core/offices/useUnread.ts'
import { useText } from '../../core/texts/useText.ts'
import classes from './Sidebar.module.css'

const formsIn = ({ url, children }: SidebarEntry): string[] => {
  const own = children.length === 0 ? formAt(url) : undefined
  return [...(own === undefined ? [] : [own]), ...children.flatMap(formsIn)]
}

export function UnreadCount({ entry }: { entry: SidebarEntry }) {
  const forms = new Set(formsIn(entry))
  return forms.size > 0 ? <Count forms={forms} /> : null
}

function Count({ forms }: { forms: ReadonlySet<string> }) {
  const t = useText()
  const counts = useUnread()
  const count = [...forms].reduce((sum, form) => sum + (counts?.[form] ?? 0), 0)
  if (count === 0) return null
  const countText = count > MAX_COUNTED ? `${MAX_COUNTED}+` : String(count)
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{countText}</span>
      <span className="visuallyHidden">{t('shell.unread', { count: countText })}</span>
    </span>
  )
}
