import type { Language } from '@flou/shared/locale.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { referenceOf } from '@flou/shared/submissions/inbox.ts'
import { ExportButtons, type ExportFormat } from '../../../content/export/ExportButtons.tsx'
import type { FileFormat } from '../../../content/export/exportPages.ts'
import { csvFormat, jsonFormat } from '../../../content/export/formats.ts'
import { useExport } from '../../../content/export/useExport.ts'
import { timeText } from '../../../content/timeText.ts'
import { api } from '../../../session/current.ts'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { fieldText, type InboxText } from '../fieldText.ts'
import { givenFilters, type InboxFilters } from '../inboxQuery.ts'
import { senderText } from '../senderText.ts'
import type { ExportedSubmission } from '../useInbox.ts'

interface Words {
  t: InboxText
  language: Language
}

/** A column for each field of the form, two for a phone number, beside what is known of every one. */
function csvOf({ fields }: Submission, words: Words): FileFormat<ExportedSubmission> {
  const { t, language } = words
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
        ...own.map(([name, field]) => fieldText(field, one.values[name], words)),
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

/** What the filters leave, as a file for spreadsheets or for programs, read and written part by part. */
export function InboxExport({ form, filters }: { form: Submission; filters: InboxFilters }) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const exporting = useExport()
  const formats: Record<ExportFormat, FileFormat<ExportedSubmission>> = {
    csv: csvOf(form, { t, language }),
    json: jsonFormat((one) => one),
  }
  const start = (format: ExportFormat) => {
    const given = givenFilters(filters)
    let noted = ''
    exporting.start({
      name: form.key,
      format: formats[format],
      note: async () => {
        const body = { filters: given, format }
        noted = (await api<{ id: string }>(INBOX_PATHS.export(form.key), { method: 'POST', body })).data.id
      },
      page: (cursor) => {
        const search = new URLSearchParams({ ...given, export: noted, cursor }).toString()
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
