import { ActionIcon } from '@mantine/core'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../Icon.tsx'

interface Props {
  to: 'previous' | 'next'
  /** False at the end of the list; uses `aria-disabled`, so the button retains focus. */
  isUsable: boolean
  isLarge?: boolean
  onPage: () => void
}

export function PagerButton({ to, isUsable, isLarge = false, onPage }: Props) {
  const t = useTextsOf(listTexts)
  return (
    <ActionIcon
      variant="default"
      aria-label={t(`list.${to}`)}
      onClick={onPage}
      {...(isLarge && { size: 'lg' })}
      {...(!isUsable && { 'aria-disabled': true, 'data-disabled': true })}
    >
      <span style={to === 'next' ? { display: 'inline-flex', transform: 'scaleX(-1)' } : undefined}>
        <Icon name="back" size={16} />
      </span>
    </ActionIcon>
  )
}
