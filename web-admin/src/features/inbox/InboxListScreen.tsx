import { useMemo } from 'react'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MissingRecord } from '../../lists/MissingRecord.tsx'
import { useDefaultView } from '../../lists/views/useDefaultView.ts'
import { ViewsMenu } from '../../lists/views/ViewsMenu.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { useUrlSearch } from '../../ui/useUrlSearch.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { FiguresView } from './FiguresView.tsx'
import { readInbox, writeInbox, type InboxFilters } from './inboxQuery.ts'
import { EventTabs } from './participants/event.tsx'
import { InboxExport } from './list/InboxExport.tsx'
import { InboxFilterBar } from './list/InboxFilterBar.tsx'
import { InboxList } from './list/InboxList.tsx'
import { InboxTabs } from './list/InboxTabs.tsx'

function useInboxQuery(form: FormDeclaration) {
  const [search, updateSearch] = useUrlSearch()
  const query = useMemo(() => readInbox(form, search), [form, search])
  const updateFilters = (patch: InboxFilters) =>
    updateSearch(
      (now) => {
        const { filters, isFigures } = readInbox(form, now)
        return writeInbox({ filters: { ...filters, ...patch }, isFigures })
      },
      { replace: true },
    )
  return { query, updateFilters }
}

function Inbox({ form, title, route }: ScreenProps & { form: FormDeclaration; title: string }) {
  const { query, updateFilters } = useInboxQuery(form)
  const path = INBOX_PATHS.list(form.key)
  useDefaultView(path)
  const { filters, isFigures } = query
  const event = Number(filters[route.screen.ofRecord?.query ?? ''] ?? 0)
  return (
    <>
      {event > 0 && <EventTabs route={route} event={event} />}
      <ScreenHead title={title}>
        <ViewsMenu apiUrl={path} search={writeInbox(query).toString()} />
        <InboxExport form={form} filters={filters} />
      </ScreenHead>
      <InboxTabs form={form} query={query} />
      <InboxFilterBar form={form} query={query} updateFilters={updateFilters} />
      {isFigures ? (
        <FiguresView form={form} filters={filters} />
      ) : (
        <InboxList form={form} label={title} filters={filters} />
      )}
    </>
  )
}

export function InboxListScreen({ route }: ScreenProps) {
  const title = routeLabel(route)[useLanguage()]
  const form = formDeclarationOf(route.screen.form ?? '')
  return form ? <Inbox key={form.key} form={form} title={title} route={route} /> : <MissingRecord />
}
