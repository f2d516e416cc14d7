import { ActionIcon } from '@mantine/core'
import { useText } from '../texts/useText.ts'
import { Icon } from './Icon.tsx'
import classes from './ScrollButtons.module.css'

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'smooth' })

/** To the top and the bottom of a long form (spec §2, add and edit pages). */
export function ScrollButtons() {
  const t = useText()
  return (
    <div className={classes.buttons}>
      <ActionIcon variant="default" size="lg" aria-label={t('shell.toTop')} onClick={() => scrollTo(0)}>
        <Icon name="up" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('shell.toBottom')}
        onClick={() => scrollTo(document.documentElement.scrollHeight)}
      >
        <Icon name="down" />
      </ActionIcon>
    </div>
  )
}
