import { Skeleton, Stack, Text } from '@mantine/core'
import type { Webhook } from '@flou/shared/webhooks.ts'
import { useRights } from '../../core/session/rights.ts'
import { deliveryTexts, webhookTexts } from '../../core/texts/webhooks.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { ReplayForm } from './ReplayForm.tsx'
import { useDeliveries } from './useWebhooks.ts'

const COLUMNS = ['event', 'result', 'action'] as const

export function DeliveryLog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTextsOf(deliveryTexts)
  const tHook = useTextsOf(webhookTexts)
  const { canEdit } = useRights()
  const { data, error, refetch } = useDeliveries(webhook.id)
  const title = tHook('hook.logOf', { name: webhook.name })
  return (
    <Dialog title={title} onClose={onClose} isWide>
      <Stack gap="md">
        <Text size="sm">{t('log.about')}</Text>
        <LoadFailure error={error} title={t('log.unloaded')} onRetry={refetch} />
        {!data && !error && <Skeleton height={80} />}
        {data?.length === 0 && <EmptyState text={t('log.none')} />}
        {data && data.length > 0 && (
          <>
            {canEdit && <ReplayForm webhook={webhook} />}
            <Table label={title} columns={COLUMNS.map((name) => t(`log.${name}`))}>
              {data.map((delivery) => (
                <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} canSend={canEdit} />
              ))}
            </Table>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
