import type { Language } from '@flou/shared/locale.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { referenceOf } from '@flou/shared/inbox/inbox.ts'
import { ExportButtons, type ExportFormat } from '../../../lists/export/ExportButtons.tsx'
import type { FileFormat } from '../../../lists/export/exportPages.ts'
import { csvFormat, jsonFormat } from '../../../lists/export/formats.ts'
import { useExport } from '../../../lists/export/useExport.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { api } from '../../../core/session/current.ts'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { fieldText, type InboxText, senderText } from '../fieldText.ts'
import { activeFilters, type InboxFilters } from '../inboxQuery.ts'
import type { ExportedSubmission } from '../useInbox.ts'

interface TextContext {
  t: InboxText
  language: Language
}

function csvOf({ fields }: FormDeclaration, context: TextContext): FileFormat<ExportedSubmission> {
  const { t, language } = context
  const own = Object.entries(fields)
  const phones = own.filter(([, { kind }]) => kind === 'phone')
  return csvFormat(
    {
      header: [
        t('inbox.received'),
        'UTC',
        t('inbox.reference'),
        ...own.map(([, { label }]) => label[language]),
        ...phones.map(([, { label }]) => `${label[language]} (E.164)`),
        t('inbox.stateOf'),
        t('inbox.assignee'),
        t('inbox.language'),
        t('inbox.page'),
        t('inbox.verified'),
      ],
      cells: (one) => [
        timeText(one.created, language),
        one.created,
        referenceOf(one.id),
        ...own.map(([name, field]) => fieldText(field, one.values[name], context)),
        ...phones.map(([name]) => one.phones?.[name] ?? ''),
        t(`inbox.state.${one.state}`),
        one.assignee?.name ?? '',
        t(`inbox.language.${one.language}`),
        one.page,
        senderText(one, t),
      ],
    },
    language,
  )
}

export function InboxExport({ form, filters }: { form: FormDeclaration; filters: InboxFilters }) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const exporting = useExport()
  const formats: Record<ExportFormat, FileFormat<ExportedSubmission>> = {
    csv: csvOf(form, { t, language }),
    json: jsonFormat((one) => one),
  }
  const start = (format: ExportFormat) => {
    const filterValues = activeFilters(filters)
    let exportId = ''
    exporting.start({
      name: form.key,
      format: formats[format],
      writeAuditEntry: async () => {
        const body = { filters: filterValues, format }
        exportId = (await api<{ id: string }>(INBOX_PATHS.export(form.key), { method: 'POST', body })).data.id
      },
      page: (cursor) => {
        const search = new URLSearchParams({ ...filterValues, export: exportId, cursor }).toString()
        return api<ExportedSubmission[]>(`${INBOX_PATHS.export(form.key)}?${search}`)
      },
    })
  }
  return (
    <ExportButtons
      title={t('inbox.exportTitle')}
      export={exporting}
      formats={['csv', 'json']}
      onStart={start}
    />
  )
}
