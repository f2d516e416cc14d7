import { useRights } from '../../../core/session/rights.ts'
import { Button } from '@mantine/core'
import type { DeliveryState, Reply, SubmissionDetail, SubmissionEvent } from '@flou/shared/inbox/inbox.ts'
import { Badge, type Tone } from '../../../ui/Badge.tsx'
import { replyTexts } from '../../../core/texts/inboxReply.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useResendReply } from './useReply.ts'
import classes from './Reply.module.css'

const TONES: Readonly<Record<DeliveryState, Tone | undefined>> = {
  waiting: undefined,
  sent: 'good',
  failed: 'bad',
  undelivered: 'bad',
}

export function ReplyEvent({
  one,
  event,
  reply,
}: {
  one: SubmissionDetail
  event: SubmissionEvent
  reply: Reply
}) {
  const t = useTextsOf(replyTexts)
  const resend = useResendReply(one)
  const { canEdit } = useRights()
  const { subject, language, delivery } = reply
  return (
    <div className={classes.event}>
      <p lang={language}>
        <strong>{subject}</strong>
      </p>
      <p lang={language} className={classes.text}>
        {event.text}
      </p>
      {delivery && (
        <p role="status">
          <Badge tone={TONES[delivery]}>{t(`reply.delivery.${delivery}`)}</Badge>
        </p>
      )}
      {delivery === 'failed' && canEdit && (
        <Button
          size="compact-sm"
          variant="default"
          loading={resend.isPending}
          onClick={() => resend.mutate(event.id)}
        >
          {t('reply.resend')}
        </Button>
      )}
    </div>
  )
}
