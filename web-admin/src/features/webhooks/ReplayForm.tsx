import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { daysAfter, isDay, startOfDay, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { DELIVERY_DAYS, WEBHOOK_PATHS, type Webhook } from '@flou/shared/webhooks.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { api } from '../../core/session/current.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { deliveryTexts } from '../../core/texts/webhooks.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { DayInput } from '../../ui/DayInput.tsx'

function useReplay({ id, name }: Webhook) {
  const t = useTextsOf(deliveryTexts)
  const failureText = useFailureText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ from, to }: { from: string; to: string }) => {
      const body = {
        from: startOfDay(from).toISOString(),
        to: new Date(startOfDay(daysAfter(to, 1)).getTime() - 1).toISOString(),
      }
      return (await api<{ count: number }>(WEBHOOK_PATHS.replay(id), { method: 'POST', body })).data.count
    },
    onSuccess: (count) => notifySuccess(t('log.queued', { count, name })),
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  })
}

export function ReplayForm({ webhook }: { webhook: Webhook }) {
  const t = useTextsOf(deliveryTexts)
  const replay = useReplay(webhook)
  const [today] = useState(() => todayInJakarta(new Date()))
  const oldest = daysAfter(today, -DELIVERY_DAYS)
  const [days, setDays] = useState({ from: today, to: today })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isDay(days.from) && isDay(days.to)) replay.mutate(days)
  }
  return (
    <details>
      <summary>{t('log.replay')}</summary>
      <p>{t('log.replayHint')}</p>
      <form noValidate onSubmit={submit}>
        <Group align="end" gap="sm">
          {(['from', 'to'] as const).map((name) => (
            <DayInput
              key={name}
              name={name}
              label={t(`log.${name}`)}
              day={days[name]}
              min={name === 'to' ? days.from : oldest}
              max={today}
              onDay={(day) => setDays({ ...days, [name]: day })}
            />
          ))}
          <Button type="submit" variant="default" loading={replay.isPending}>
            {t('log.resend')}
          </Button>
        </Group>
      </form>
    </details>
  )
}
