import { Button, Text, type ButtonProps } from '@mantine/core'
import { useId, type ComponentProps } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { ListLimit } from './useListLimit.ts'

export function LimitMessage({ id, limit }: { id?: string; limit: ListLimit }) {
  return (
    <Text id={id} role="status" fz={13} c="var(--muted)">
      {limit.isFull && limit.reason}
    </Text>
  )
}

interface Props extends Omit<ButtonProps & ComponentProps<'button'>, 'onClick' | 'color' | 'style'> {
  limit: ListLimit
  onAdd: () => void
}

export function AddEntry({ limit, onAdd, ...button }: Props) {
  const messageId = useId()
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name="add" size={16} />}
        {...button}
        aria-disabled={limit.isFull || undefined}
        mod={{ disabled: limit.isFull }}
        aria-describedby={limit.isFull ? messageId : undefined}
        onClick={() => limit.unlessFull(onAdd)}
        data-add
      />
      <LimitMessage id={messageId} limit={limit} />
    </div>
  )
}
