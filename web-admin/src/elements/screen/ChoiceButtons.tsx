import { Button } from '@mantine/core'
import classes from './ChoiceButtons.module.css'

interface Props<V extends string> {
  /** Names the group. */
  label: string
  choices: readonly { value: V; label: string }[]
  /** The one that is shown now; undefined where it is none of them. */
  value: V | undefined
  onChoose: (value: V) => void
}

/** A few ways to look at something, as buttons joined side by side; on a phone as many in a line as fit. */
export function ChoiceButtons<V extends string>({ label, choices, value, onChoose }: Props<V>) {
  return (
    <div role="group" aria-label={label} className={classes.choices}>
      {choices.map((choice) => {
        const isShown = choice.value === value
        return (
          <Button
            key={choice.value}
            variant={isShown ? 'filled' : 'default'}
            aria-pressed={isShown}
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
          </Button>
        )
      })}
    </div>
  )
}
