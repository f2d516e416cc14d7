import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import { MOST_COUNTED } from '@flou/shared/submissions/inbox.ts'
import { formAt, useUnread } from '../offices/useUnread.ts'
import { useText } from '../texts/useText.ts'
import classes from './Sidebar.module.css'

/** The inboxes at an entry and below it. */
const formsIn = ({ url, children }: SidebarEntry): string[] => {
  const own = children.length === 0 ? formAt(url) : undefined
  return [...(own === undefined ? [] : [own]), ...children.flatMap(formsIn)]
}

/** Beside an entry: how many of what visitors sent nobody has read there; nothing where it has no inbox. */
export function UnreadCount({ entry }: { entry: SidebarEntry }) {
  const forms = new Set(formsIn(entry))
  return forms.size > 0 ? <Count forms={forms} /> : null
}

function Count({ forms }: { forms: ReadonlySet<string> }) {
  const t = useText()
  const counts = useUnread()
  const count = [...forms].reduce((sum, form) => sum + (counts?.[form] ?? 0), 0)
  if (count === 0) return null
  const shown = count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count)
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{shown}</span>
      <span className="visuallyHidden">{t('shell.unread', { count: shown })}</span>
    </span>
  )
}
