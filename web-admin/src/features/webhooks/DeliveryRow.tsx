import { Button } from '@mantine/core'
import type { Webhook, WebhookDelivery } from '@flou/shared/webhooks.ts'
import { timeText } from '../../core/records/timeText.ts'
import { languageTag } from '../../core/texts/language.ts'
import { deliveryTexts, webhookTexts } from '../../core/texts/webhooks.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Badge } from '../../ui/Badge.tsx'
import classes from '../../ui/table/Table.module.css'
import { typeName } from './contentTypes.ts'
import { useResultText, useSendNow } from './useWebhooks.ts'

const TONES = { delivered: 'good', waiting: 'soon', failed: 'bad' } as const

function Attempts({ attempts }: Pick<WebhookDelivery, 'attempts'>) {
  const t = useTextsOf(deliveryTexts)
  const language = useLanguage()
  const resultText = useResultText()
  const seconds = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 1 })
  return (
    <details>
      <summary>{t('log.attempts', { count: attempts.length })}</summary>
      {attempts.map(({ at, milliseconds, excerpt, ...result }) => (
        <span key={at} className={classes.sub}>
          {t('log.attempt', {
            time: timeText(at, language),
            result: resultText(result),
            seconds: seconds.format(milliseconds / 1_000),
          })}
          {excerpt !== undefined && <code> {excerpt}</code>}
        </span>
      ))}
    </details>
  )
}

interface Props {
  webhook: Webhook
  delivery: WebhookDelivery
  canSend: boolean
}

export function DeliveryRow({ webhook, delivery, canSend }: Props) {
  const t = useTextsOf(deliveryTexts)
  const tHook = useTextsOf(webhookTexts)
  const language = useLanguage()
  const send = useSendNow()
  const { id, event, type, recordId, at, state, attempts, next } = delivery
  const eventText = tHook(`hook.${event}`)
  const subject = [typeName(type, language), recordId].filter(Boolean).join(' ')
  const time = timeText(at, language)
  return (
    <tr>
      <th scope="row" className={classes.what}>
        <span className={classes.title}>{eventText}</span>
        {subject !== '' && <span className={classes.sub}>{subject}</span>}
        <span className={classes.sub}>{time}</span>
      </th>
      <td data-label={t('log.result')}>
        <Badge tone={TONES[state]}>{t(`log.${state}`)}</Badge>
        {next !== undefined && (
          <span className={classes.sub}>{t('log.next', { time: timeText(next, language) })}</span>
        )}
        {attempts.length > 0 && <Attempts attempts={attempts} />}
      </td>
      <td>
        {canSend && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('log.resendOf', { event: eventText, time })}
            loading={send.isPending}
            onClick={() => send.mutate({ webhook, delivery: id })}
          >
            {t('log.resend')}
          </Button>
        )}
      </td>
    </tr>
  )
}
