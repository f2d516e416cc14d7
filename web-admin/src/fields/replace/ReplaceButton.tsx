import { Button } from '@mantine/core'
import { useState } from 'react'
import { replaceTexts } from '../../core/texts/replace.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { ReplacedRecord } from './usePlan.ts'

const ReplaceDialog = lazyPart(async () => (await import('./ReplaceDialog.tsx')).ReplaceDialog)

interface Props {
  replaced: ReplacedRecord
  /** False hides the button only: the open dialog shows the result when nothing refers to the record any more. */
  isOffered: boolean
}

export function ReplaceButton({ replaced, isOffered }: Props) {
  const t = useTextsOf(replaceTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isOffered && (
        <Button variant="default" {...ReplaceDialog.onIntent} onClick={() => setOpen(true)}>
          {t('replace.open')}
        </Button>
      )}
      {isOpen && <ReplaceDialog replaced={replaced} onClose={() => setOpen(false)} />}
    </>
  )
}
