import type { DeliveryResult } from '@flou/shared/webhooks.ts'
import { deliveryTexts } from '../../core/texts/webhooks.ts'
import { useTextsOf } from '../../core/texts/useText.ts'

export function useResultText(): (result: DeliveryResult) => string {
  const t = useTextsOf(deliveryTexts)
  return ({ status, problem = 'connection' }) =>
    status === undefined ? t(`log.${problem}`) : t('log.httpStatus', { status: String(status) })
}
