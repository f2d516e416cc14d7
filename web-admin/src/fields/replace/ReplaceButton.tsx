import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Usage } from '@flou/shared/api.ts'
import { useUser } from '../../core/session/useSession.ts'
import { replaceTexts } from '../../core/texts/replace.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { canEditUsage, type ReplacedRecord } from './planChange.ts'

const ReplaceDialog = lazyPart(async () => (await import('./ReplaceDialog.tsx')).ReplaceDialog)

interface Props {
  replaced: ReplacedRecord
  usages: readonly Usage[] | undefined
}

/** Hidden if the user can edit none of the usages; an open dialog stays, to show its result. */
export function ReplaceButton({ replaced, usages }: Props) {
  const t = useTextsOf(replaceTexts)
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {usages?.some((usage) => canEditUsage(user, usage)) && (
        <Button variant="default" {...ReplaceDialog.onIntent} onClick={() => setOpen(true)}>
          {t('replace.open')}
        </Button>
      )}
      {isOpen && <ReplaceDialog replaced={replaced} onClose={() => setOpen(false)} />}
    </>
  )
}
