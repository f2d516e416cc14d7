import { Button, Switch } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { areKeysOn, keysOf, switchKeys, type ShortcutOf } from '../../../core/state/shortcuts.ts'
import { useStore } from '../../../core/state/store.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Icon } from '../../../ui/Icon.tsx'
import classes from './Decision.module.css'

export const Key = ({ of }: { of: ShortcutOf<'decision'> }) => (
  <kbd className={classes.key} aria-hidden="true">
    {keysOf('decision', of)[0]?.toUpperCase()}
  </kbd>
)

interface Props {
  neighbours: { previous?: string; next?: string }
  /** Decided on this screen: the next change is the main action and gets the focus. */
  isDecidedHere: boolean
  goTo: (to: 'previous' | 'next') => void
}

export function QueueNavigation({ neighbours, isDecidedHere, goTo }: Props) {
  const t = useTextsOf(reviewTexts)
  const isOn = useStore(areKeysOn)
  const next = useRef<HTMLButtonElement>(null)
  const hasNext = neighbours.next !== undefined
  useEffect(() => {
    if (isDecidedHere && hasNext && document.activeElement === document.body) next.current?.focus()
  }, [isDecidedHere, hasNext])
  return (
    <div className={classes.going}>
      <Button
        variant="default"
        size="compact-sm"
        disabled={neighbours.previous === undefined}
        onClick={() => goTo('previous')}
      >
        <span className={classes.arrow}>
          <Icon name="back" size={16} />
        </span>
        <span className={classes.name}>{t('decide.previous')}</span> <Key of="previousChange" />
      </Button>
      <Button
        ref={next}
        variant={isDecidedHere ? 'filled' : 'default'}
        size="compact-sm"
        disabled={!hasNext}
        onClick={() => goTo('next')}
      >
        <span className={classes.name}>{t('decide.next')}</span> <Key of="nextChange" />
        <span className={classes.arrow} data-next>
          <Icon name="back" size={16} />
        </span>
      </Button>
      <Switch
        name="decisionKeys"
        size="xs"
        label={t('decide.keys')}
        checked={isOn}
        onChange={(event) => switchKeys(event.currentTarget.checked)}
      />
    </div>
  )
}
