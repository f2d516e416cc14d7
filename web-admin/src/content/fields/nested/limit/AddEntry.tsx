import { Button, type ButtonProps } from '@mantine/core'
import { useId, type ComponentProps } from 'react'
import { Icon } from '../../../../elements/Icon.tsx'
import { FullNote } from './FullNote.tsx'
import type { ListLimit } from './useListLimit.ts'

interface Props extends Omit<ButtonProps & ComponentProps<'button'>, 'onClick' | 'color' | 'style'> {
  limit: ListLimit
  onAdd: () => void
}

/** Adds an entry to a list. At the list's limit it keeps the focus, adds nothing and says why. */
export function AddEntry({ limit, onAdd, ...button }: Props) {
  const noteId = useId()
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name="add" size={16} />}
        {...button}
        aria-disabled={limit.isFull || undefined}
        mod={{ disabled: limit.isFull }}
        aria-describedby={limit.isFull ? noteId : undefined}
        onClick={() => limit.unlessFull(onAdd)}
        data-add
      />
      <FullNote id={noteId} limit={limit} />
    </div>
  )
}
