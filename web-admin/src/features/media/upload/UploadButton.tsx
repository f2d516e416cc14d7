import { Button } from '@mantine/core'
import { useRef } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { ACCEPTED } from '../../../core/media/upload.ts'

interface Props {
  label: string
  onFiles: (files: File[]) => void
  isMultiple?: boolean
  variant?: 'filled' | 'default'
  isBusy?: boolean
}

export function UploadButton({ label, onFiles, isMultiple, variant = 'filled', isBusy }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={variant}
        loading={isBusy ?? false}
        leftSection={<Icon name="up" size={16} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        name="files"
        ref={input}
        type="file"
        multiple={isMultiple}
        hidden
        accept={ACCEPTED.join(',')}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
