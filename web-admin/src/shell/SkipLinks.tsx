import type { MouseEvent } from 'react'
import { SAVE_ID, shownShortcuts } from '../core/state/shortcuts.ts'
import { useStore } from '../core/state/store.ts'
import { useText } from '../core/texts/useText.ts'
import classes from './AppLayout.module.css'

const FIRST_FIELD =
  'main form [data-field] :is(input:not([type=hidden]), textarea, select, button, [role=textbox])'

interface Props {
  href: `#${string}`
  selector?: string
  text: string
}

/** Focuses without navigating: a new hash would ask to leave an unsaved form. */
function SkipLink({ href, selector = href, text }: Props) {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    const target = document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(href)
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <a href={href} className={classes.skip} onClick={skip}>
      {text}
    </a>
  )
}

export function SkipLinks() {
  const t = useText()
  const form = useStore(shownShortcuts).find(({ group }) => group === 'form')
  if (!form) return <SkipLink href="#content" text={t('shell.skip')} />
  const isPublic = form.names.includes('publish')
  return (
    <>
      <SkipLink href="#content" selector={FIRST_FIELD} text={t('shell.skipToForm')} />
      <SkipLink href={`#${SAVE_ID}`} text={t(isPublic ? 'shell.skipToPublish' : 'shell.skipToSave')} />
    </>
  )
}
