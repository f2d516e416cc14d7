import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  isDelivered,
  WEBHOOK_PATHS,
  type DeliveryResult,
  type Webhook,
  type WebhookDelivery,
  type WebhookRequest,
  type WebhookSecret,
} from '@flou/shared/webhooks.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { api } from '../../core/session/current.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { pollWhileActive } from '../../core/state/activity.ts'
import { deliveryTexts, webhookTexts } from '../../core/texts/webhooks.ts'
import { useTextsOf } from '../../core/texts/useText.ts'

const KEY = ['webhooks']
const POLL_MS = 30_000

export const useWebhooks = () =>
  useQuery({
    queryKey: [...KEY, 'list'],
    queryFn: async ({ signal }) => (await api<Webhook[]>(WEBHOOK_PATHS.all, { signal })).data,
  })

export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'log', id],
    queryFn: async ({ signal }) =>
      (await api<WebhookDelivery[]>(WEBHOOK_PATHS.deliveries(id), { signal, isQuiet: true })).data,
    refetchInterval: pollWhileActive(POLL_MS),
  })

/** Settings of a new webhook, without `id`, or of a stored one. */
export type WebhookSettings = WebhookRequest & { id?: string; isActive: boolean }

/** Returns the secret of a new webhook. */
export function useSaveWebhook() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: WebhookSettings) => {
      if (id === undefined)
        return (await api<WebhookSecret>(WEBHOOK_PATHS.all, { method: 'POST', body })).data.secret
      await api(WEBHOOK_PATHS.one(id), { method: 'PUT', body })
      return undefined
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

export function useRotateSecret() {
  const failureText = useFailureText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) =>
      (await api<WebhookSecret>(WEBHOOK_PATHS.secret(id), { method: 'POST' })).data.secret,
    onSuccess: () => void queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => notifyError(failureText(error)),
  })
}

export function useDeleteWebhook({ id, name }: Webhook) {
  const t = useTextsOf(webhookTexts)
  const failureText = useFailureText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api(WEBHOOK_PATHS.one(id), { method: 'DELETE' }),
    onSuccess: () => notifySuccess(t('hook.wasDeleted', { name })),
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Sends a test, or a delivery again, and reports its result. */
export function useSendNow() {
  const t = useTextsOf(webhookTexts)
  const resultText = useResultText()
  const failureText = useFailureText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ webhook: { id }, delivery }: { webhook: Webhook; delivery?: string }) => {
      const path = delivery === undefined ? WEBHOOK_PATHS.test(id) : WEBHOOK_PATHS.delivery(id, delivery)
      return (await api<WebhookDelivery>(path, { method: 'POST' })).data
    },
    onSuccess: ({ attempts }, { webhook: { name } }) => {
      const last = attempts.at(-1) ?? {}
      const values = { name, result: resultText(last) }
      if (isDelivered(last)) notifySuccess(t('hook.sentTo', values))
      else notifyError(t('hook.notSentTo', values))
    },
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

export function useResultText(): (result: DeliveryResult) => string {
  const t = useTextsOf(deliveryTexts)
  return ({ status, problem = 'connection' }) =>
    status === undefined ? t(`log.${problem}`) : t('log.httpStatus', { status: String(status) })
}
