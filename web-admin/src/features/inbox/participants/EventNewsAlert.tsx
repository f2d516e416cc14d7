import { useRights } from '../../../core/session/rights.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { eventNewsTexts } from '../../../core/texts/personalData.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { NotifyDialog } from './NotifyDialog.tsx'
import { useEventNews } from './useEventNews.ts'

export function EventNewsAlert({ event }: { event: string }) {
  const t = useTextsOf(eventNewsTexts)
  const { data } = useEventNews(event)
  const { isApprovalNeeded } = useRights()
  const [isDialogOpen, setDialogOpen] = useState(false)
  if (isApprovalNeeded || !data || data.confirmed + data.waiting === 0) return null
  const { kind, confirmed, waiting } = data
  return (
    <>
      <Banner tone="soon" mb="md">
        <p>{t(`news.${kind}`, { count: confirmed + waiting, confirmed, waiting })}</p>
        <Button size="compact-sm" variant="default" mt="xs" onClick={() => setDialogOpen(true)}>
          {t('news.open')}
        </Button>
      </Banner>
      {isDialogOpen && <NotifyDialog event={event} news={data} onClose={() => setDialogOpen(false)} />}
    </>
  )
}
