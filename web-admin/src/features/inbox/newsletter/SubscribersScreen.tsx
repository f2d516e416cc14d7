import { ReadOnlyBanner } from '../../../fields/form/ReadOnlyBanner.tsx'
import { useRights } from '../../../core/session/rights.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { SUBSCRIBER_STATES } from '@flou/shared/forms/newsletter.ts'
import { ScreenHead } from '../../../ui/screen/ScreenHead.tsx'
import { useUrlSearch } from '../../../ui/useUrlSearch.ts'
import { newsletterTexts } from '../../../core/texts/newsletter.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import type { ScreenProps } from '../../../core/offices/office.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { SubscriberExport } from './SubscriberExport.tsx'
import { SubscriberFiguresView } from './SubscriberFiguresView.tsx'
import { SubscriberFilterBar } from './SubscriberFilterBar.tsx'
import { SubscriberList } from './SubscriberList.tsx'
import { SubscriberTabs } from './SubscriberTabs.tsx'
import type { SubscriberFilters } from './useNewsletter.ts'

function useFilters() {
  const [search, updateSearch] = useUrlSearch()
  const filters: SubscriberFilters = {
    state: SUBSCRIBER_STATES.find((state) => state === search.get('state')) ?? 'active',
    search: search.get('search') ?? '',
    language: search.get('language') ?? '',
    page: search.get('page') ?? '',
  }
  const updateFilters = (patch: Partial<SubscriberFilters>) =>
    updateSearch(
      (now) => {
        for (const [name, value] of Object.entries(patch)) {
          if (value === '') now.delete(name)
          else now.set(name, value)
        }
        return now
      },
      { replace: true },
    )
  return { filters, isFigures: search.get('show') === 'figures', updateFilters }
}

export function SubscribersScreen({ route }: ScreenProps) {
  const t = useTextsOf(newsletterTexts)
  const title = routeLabel(route)[useLanguage()]
  const { filters, isFigures, updateFilters } = useFilters()
  const { canEdit, isApprovalNeeded } = useRights()
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <ScreenHead title={title}>
        {canEdit && !isApprovalNeeded && (
          <Button variant="default" onClick={() => setImporting(true)}>
            {t('newsletter.import')}
          </Button>
        )}
        <SubscriberExport filters={filters} />
      </ScreenHead>
      <ReadOnlyBanner />
      <SubscriberTabs state={isFigures ? undefined : filters.state} />
      {isFigures ? (
        <SubscriberFiguresView />
      ) : (
        <>
          <SubscriberFilterBar filters={filters} updateFilters={updateFilters} />
          <SubscriberList label={title} filters={filters} />
        </>
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}
