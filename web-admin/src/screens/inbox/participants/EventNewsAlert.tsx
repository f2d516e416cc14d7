import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { eventNewsTexts } from '../../../texts/screens/eventNews.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { TellDialog } from './TellDialog.tsx'
import { useEventNews } from './useEventNews.ts'

/** Says that participants do not know yet how their event takes place, where that is so, and leads to telling them. */
export function EventNewsAlert({ event }: { event: string }) {
  const t = useTextsOf(eventNewsTexts)
  const { data } = useEventNews(event)
  const [isAsking, setAsking] = useState(false)
  if (!data || data.confirmed + data.waiting === 0) return null
  const { kind, confirmed, waiting } = data
  return (
    <>
      <Alert color="orange" role="status" mb="md">
        <p>{t(`news.${kind}`, { count: confirmed + waiting, confirmed, waiting })}</p>
        <Button size="compact-sm" variant="default" mt="xs" onClick={() => setAsking(true)}>
          {t('news.open')}
        </Button>
      </Alert>
      {isAsking && <TellDialog event={event} news={data} onClose={() => setAsking(false)} />}
    </>
  )
}
