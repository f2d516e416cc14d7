import { ActionIcon } from '@mantine/core'
import { useText } from '../../texts/useText.ts'
import { Icon } from '../Icon.tsx'

interface Props {
  to: 'previous' | 'next'
  /** False at an end of the list: shown and read out as disabled, but still there, so that the focus stays on it. */
  isUsable: boolean
  isLarge?: boolean
  onTurn: () => void
}

/** Turns to the previous or the next page of a list. */
export function TurnButton({ to, isUsable, isLarge = false, onTurn }: Props) {
  const t = useText()
  return (
    <ActionIcon
      variant="default"
      aria-label={t(`list.${to}`)}
      onClick={onTurn}
      {...(isLarge && { size: 'lg' })}
      {...(!isUsable && { 'aria-disabled': true, 'data-disabled': true })}
    >
      <span style={to === 'next' ? { display: 'inline-flex', transform: 'scaleX(-1)' } : undefined}>
        <Icon name="back" size={16} />
      </span>
    </ActionIcon>
  )
}
