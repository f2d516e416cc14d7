import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { EstimateListRow } from '@flou/shared/pricing/estimate/saved.ts'
import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import { useUser } from '../../core/session/useSession.ts'
import { estimatesTexts } from '../../core/texts/pricing.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { MessageDialog, useMessageUrl } from './MessageDialog.tsx'

export function MessageAction({ row }: { row: EstimateListRow }) {
  const t = useTextsOf(estimatesTexts)
  const { permissions } = useUser()
  const urlOf = useMessageUrl()
  const [isOpen, setOpen] = useState(false)
  const name = row.name || t('estimates.unnamed')
  if (!permissions.includes(contactMessage.permission)) return null
  return (
    <>
      {row.messageId === undefined ? (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('estimates.makeMessageOf', { name })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('estimates.makeMessage')}
        </Button>
      ) : (
        <Link to={urlOf(row.messageId)} aria-label={t('estimates.openMessageOf', { name })}>
          {t('estimates.openMessage')}
        </Link>
      )}
      {isOpen && <MessageDialog row={row} onClose={() => setOpen(false)} />}
    </>
  )
}
