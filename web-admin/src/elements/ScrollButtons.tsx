import { ActionIcon } from '@mantine/core'
import { useText } from '../texts/useText.ts'
import { Icon } from './Icon.tsx'
import classes from './ScrollButtons.module.css'

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'smooth' })

const bottom = () => document.documentElement.scrollHeight

/** Parts of a form are drawn as they come near: what grew on the way is gone after, too. */
function scrollToBottom(): void {
  window.addEventListener('scrollend', () => window.scrollTo({ top: bottom() }), { once: true })
  scrollTo(bottom())
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
