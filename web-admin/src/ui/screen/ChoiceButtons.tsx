import { Button } from '@mantine/core'
import classes from './ChoiceButtons.module.css'

interface Props<V extends string> {
  label: string
  choices: readonly { value: V; label: string }[]
  value: V | undefined
  onChoose: (value: V) => void
}

export function ChoiceButtons<V extends string>({ label, choices, value, onChoose }: Props<V>) {
  return (
    <div role="group" aria-label={label} className={classes.choices}>
      {choices.map((choice) => {
        const isSelected = choice.value === value
        return (
          <Button
            key={choice.value}
            variant={isSelected ? 'light' : 'default'}
            aria-pressed={isSelected}
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
          </Button>
        )
      })}
    </div>
  )
}
