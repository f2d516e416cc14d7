import { Button, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { Popup } from '../../../ui/Popup.tsx'
import { arrangeTexts } from '../../../core/texts/arrange.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import classes from '../Arrange.module.css'

interface Props {
  title: string
  index: number
  count: number
  onMove: (to: number) => void
}

function Choices({ index, count, onMove }: Omit<Props, 'title'>) {
  const t = useTextsOf(arrangeTexts)
  const [position, setPosition] = useState<number | string>(index + 1)
  const choice = (label: string, to: number) => (
    <Button size="compact-sm" variant="default" disabled={to === index} onClick={() => onMove(to)}>
      {label}
    </Button>
  )
  return (
    <form
      className={classes['move']}
      onSubmit={(event) => {
        event.preventDefault()
        onMove(Math.max(1, Math.min(count, Number(position) || index + 1)) - 1)
      }}
    >
      {choice(t('arrange.top'), 0)}
      {choice(t('arrange.bottom'), count - 1)}
      <NumberInput
        name="position"
        label={t('arrange.position')}
        value={position}
        onChange={setPosition}
        min={1}
        max={count}
        allowDecimal={false}
      />
      <Button size="compact-sm" type="submit" variant="default">
        {t('arrange.go')}
      </Button>
    </form>
  )
}

export function MoveMenu({ title, ...props }: Props) {
  const t = useTextsOf(arrangeTexts)
  return (
    <Popup isQuiet name={t('arrange.move', { title })} label={<Icon name="more" />}>
      {(close) => (
        <Choices
          {...props}
          onMove={(to) => {
            close()
            props.onMove(to)
          }}
        />
      )}
    </Popup>
  )
}
