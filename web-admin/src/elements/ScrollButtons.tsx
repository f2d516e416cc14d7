import { ActionIcon } from '@mantine/core'
import { useText } from '../texts/useText.ts'
import { Icon } from './Icon.tsx'
import classes from './ScrollButtons.module.css'

/** The way to the bottom: what follows at its end is off as soon as another way begins. */
let following = new AbortController()

function scrollTo(top: number): void {
  following.abort()
  window.scrollTo({ top, behavior: 'smooth' })
}

const bottom = () => document.documentElement.scrollHeight

/** Parts of a form are drawn as they come near: what grew on the way is gone after, too. */
function scrollToBottom(): void {
  scrollTo(bottom())
  const way = new AbortController()
  following = way
  const given = { once: true, passive: true, signal: way.signal }
  window.addEventListener('scrollend', () => window.scrollTo({ top: bottom() }), given)
  // who moves by hand meanwhile goes elsewhere
  for (const type of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(type, () => way.abort(), given)
}

/** To the top and the bottom of a long form (spec §2, add and edit pages). */
export function ScrollButtons() {
  const t = useText()
  return (
    <div className={classes.buttons}>
      <ActionIcon variant="default" size="lg" aria-label={t('shell.toTop')} onClick={() => scrollTo(0)}>
        <Icon name="up" />
      </ActionIcon>
      <ActionIcon variant="default" size="lg" aria-label={t('shell.toBottom')} onClick={scrollToBottom}>
        <Icon name="down" />
      </ActionIcon>
    </div>
  )
}
