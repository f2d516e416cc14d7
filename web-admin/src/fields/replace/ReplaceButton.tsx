import { Button } from '@mantine/core'
import { useState } from 'react'
import { replaceTexts } from '../../core/texts/replace.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { ReplacedRecord } from './usePlan.ts'

const ReplaceDialog = lazyPart(async () => (await import('./ReplaceDialog.tsx')).ReplaceDialog)

export function ReplaceButton({ replaced }: { replaced: ReplacedRecord }) {
  const t = useTextsOf(replaceTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" {...ReplaceDialog.onIntent} onClick={() => setOpen(true)}>
        {t('replace.open')}
      </Button>
      {isOpen && <ReplaceDialog replaced={replaced} onClose={() => setOpen(false)} />}
    </>
  )
}
