import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ApiToken } from '@flou/shared/accounts/apiToken.ts'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import type { ScreenProps } from '../../../core/offices/office.ts'
import { useRights } from '../../../core/session/rights.ts'
import { apiTokenTexts } from '../../../core/texts/apiTokens.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLoading } from '../../../ui/PageLoading.tsx'
import { EmptyState } from '../../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { ReadOnlyBanner } from '../../../fields/form/ReadOnlyBanner.tsx'
import { ScreenHead } from '../../../ui/screen/ScreenHead.tsx'
import { ApiTokenTable } from './ApiTokenTable.tsx'
import { CreateTokenDialog } from './CreateTokenDialog.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'
import { useApiTokens } from './useApiTokens.ts'

export function ApiTokensScreen({ route }: ScreenProps) {
  const t = useTextsOf(apiTokenTexts)
  const language = useLanguage()
  const { canEdit, isApprovalNeeded } = useRights()
  const list = useApiTokens()
  const [isCreating, setCreating] = useState(false)
  const [toRevoke, setToRevoke] = useState<ApiToken>()
  const tokens = list.data ?? []
  const createButton = canEdit && !isApprovalNeeded && (
    <Button leftSection={<Icon name="add" />} onClick={() => setCreating(true)}>
      {t('token.create')}
    </Button>
  )
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]} about={t('token.about')}>
        {tokens.length > 0 && createButton}
      </ScreenHead>
      <ReadOnlyBanner />
      <LoadFailure error={list.error} title={t('token.unloaded')} onRetry={list.refetch} />
      {list.isPending && <PageLoading />}
      {list.isSuccess && tokens.length === 0 && (
        <EmptyState icon="list" text={t('token.none')} hint={t('token.noneHint')}>
          {createButton}
        </EmptyState>
      )}
      {tokens.length > 0 && <ApiTokenTable tokens={tokens} onRevoke={setToRevoke} />}
      {isCreating && <CreateTokenDialog onClose={() => setCreating(false)} />}
      {toRevoke && <RevokeDialog token={toRevoke} onClose={() => setToRevoke(undefined)} />}
    </>
  )
}
