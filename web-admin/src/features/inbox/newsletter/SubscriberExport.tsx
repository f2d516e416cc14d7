import { NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SubscriberRow } from '@flou/shared/forms/newsletter.ts'
import { ExportButtons } from '../../../lists/export/ExportButtons.tsx'
import { csvFormat } from '../../../lists/export/formats.ts'
import { useExport } from '../../../lists/export/useExport.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { api } from '../../../core/session/current.ts'
import { newsletterTexts } from '../../../core/texts/newsletter.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { activeFilters, type SubscriberFilters } from './useNewsletter.ts'

export function SubscriberExport({ filters }: { filters: SubscriberFilters }) {
  const t = useTextsOf(newsletterTexts)
  const language = useLanguage()
  const exporting = useExport()
  const format = csvFormat<SubscriberRow>(
    {
      // leading columns match the import
      header: [
        t('newsletter.email'),
        t('newsletter.language'),
        t('newsletter.page'),
        t('newsletter.state'),
        t('newsletter.since'),
        t('newsletter.changed'),
        'UTC',
      ],
      cells: (row) => [
        row.email,
        row.language,
        row.page,
        t(`newsletter.state.${row.state}`),
        timeText(row.since, language),
        timeText(row.at, language),
        row.at,
      ],
    },
    language,
  )
  const start = () => {
    const filterValues = activeFilters(filters)
    let exportId = ''
    exporting.start({
      name: 'newsletter',
      format,
      writeAuditEntry: async () => {
        const body = { filters: filterValues, format: 'csv' }
        exportId = (await api<{ id: string }>(NEWSLETTER_PATHS.export, { method: 'POST', body })).data.id
      },
      page: (cursor) => {
        const search = new URLSearchParams({ ...filterValues, export: exportId, cursor }).toString()
        return api<SubscriberRow[]>(`${NEWSLETTER_PATHS.export}?${search}`)
      },
    })
  }
  return (
    <ExportButtons title={t('newsletter.exportTitle')} export={exporting} formats={['csv']} onStart={start} />
  )
}
