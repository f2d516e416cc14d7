import { useMemo } from 'react'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { submissionOf } from '@flou/shared/submissions/registry.ts'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { MissingRecord } from '../../content/MissingRecord.tsx'
import { useDefaultView } from '../../content/list/views/useDefaultView.ts'
import { ViewsMenu } from '../../content/list/views/ViewsMenu.tsx'
import { ScreenHead } from '../../elements/screen/ScreenHead.tsx'
import { useAddressSearch } from '../../elements/useAddressSearch.ts'
import { useLanguage } from '../../texts/useText.ts'
import type { ScreenProps } from '../screenProps.ts'
import { FiguresView } from './figures/FiguresView.tsx'
import { readInbox, writeInbox, type InboxFilters } from './inboxQuery.ts'
import { InboxExport } from './list/InboxExport.tsx'
import { InboxFilterBar } from './list/InboxFilterBar.tsx'
import { InboxList } from './list/InboxList.tsx'
import { InboxTabs } from './list/InboxTabs.tsx'

function useInboxQuery(form: Submission) {
  const [search, changeSearch] = useAddressSearch()
  const query = useMemo(() => readInbox(form, search), [form, search])
  const change = (part: InboxFilters) =>
    changeSearch(
      (now) => {
        const { filters, isFigures } = readInbox(form, now)
        return writeInbox({ filters: { ...filters, ...part }, isFigures })
      },
      { replace: true },
    )
  return { query, change }
}

function Inbox({ form, title }: { form: Submission; title: string }) {
  const { query, change } = useInboxQuery(form)
  const address = INBOX_PATHS.list(form.key)
  useDefaultView(address)
  const { filters, isFigures } = query
  return (
    <>
      <ScreenHead title={title}>
        <ViewsMenu address={address} search={writeInbox(query).toString()} />
        <InboxExport form={form} filters={filters} />
      </ScreenHead>
      <InboxTabs form={form} query={query} />
      <InboxFilterBar form={form} query={query} change={change} />
      {isFigures ? (
        <FiguresView form={form} filters={filters} />
      ) : (
        <InboxList form={form} label={title} filters={filters} />
      )}
    </>
  )
}

/** What visitors sent by a form: found, narrowed, dealt with many at once, exported, counted. */
export function InboxListScreen({ route }: ScreenProps) {
  const title = routeLabel(route)[useLanguage()]
  const form = submissionOf(route.screen.form ?? '')
  return form ? <Inbox key={form.key} form={form} title={title} /> : <MissingRecord />
}
