import { Button } from '@mantine/core'
import { useState } from 'react'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import type { Webhook } from '@flou/shared/webhooks.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { useRights } from '../../core/session/rights.ts'
import { webhookTexts } from '../../core/texts/webhooks.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { EmptyState } from '../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { ReadOnlyBanner } from '../../fields/form/ReadOnlyBanner.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { DeliveryLog } from './DeliveryLog.tsx'
import { RotateDialog } from './RotateDialog.tsx'
import { useWebhooks } from './useWebhooks.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
import { WebhookTable, type WebhookAction } from './WebhookTable.tsx'

interface Opened {
  action: WebhookAction
  webhook: Webhook
}

function OpenedDialog({ action, webhook, onClose }: Opened & { onClose: () => void }) {
  if (action === 'log') return <DeliveryLog webhook={webhook} onClose={onClose} />
  if (action === 'rotate') return <RotateDialog webhook={webhook} onClose={onClose} />
  if (action === 'delete') return <DeleteDialog webhook={webhook} onClose={onClose} />
  return <WebhookDialog webhook={webhook} onClose={onClose} />
}

export function WebhooksScreen({ route }: ScreenProps) {
  const t = useTextsOf(webhookTexts)
  const language = useLanguage()
  const { canEdit, isApprovalNeeded } = useRights()
  const list = useWebhooks()
  const [isCreating, setCreating] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const webhooks = list.data ?? []
  const createButton = canEdit && !isApprovalNeeded && (
    <Button leftSection={<Icon name="add" />} onClick={() => setCreating(true)}>
      {t('hook.create')}
    </Button>
  )
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]} about={t('hook.about')}>
        {webhooks.length > 0 && createButton}
      </ScreenHead>
      <ReadOnlyBanner />
      <LoadFailure error={list.error} title={t('hook.unloaded')} onRetry={list.refetch} />
      {list.isPending && <PageLoading />}
      {list.isSuccess && webhooks.length === 0 && (
        <EmptyState icon="list" text={t('hook.none')} hint={t('hook.noneHint')}>
          {createButton}
        </EmptyState>
      )}
      {webhooks.length > 0 && (
        <WebhookTable webhooks={webhooks} onAction={(action, webhook) => setOpened({ action, webhook })} />
      )}
      {isCreating && <WebhookDialog onClose={() => setCreating(false)} />}
      {opened && <OpenedDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
