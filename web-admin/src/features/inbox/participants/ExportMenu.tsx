import { CSV_BOM, csvLines } from '@flou/shared/strings/csv.ts'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { eventRegistration } from '@flou/shared/forms/forms/eventRegistration.ts'
import { referenceOf, type SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { download } from '../../../lists/export/files.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { Menu } from '../../../ui/Menu.tsx'
import { notifyError } from '../../../core/state/notify.ts'
import { api } from '../../../core/session/current.ts'
import { exportTexts } from '../../../core/texts/screens.ts'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { fieldText } from '../fieldText.ts'

const TEXTS = { ...inboxTexts, ...exportTexts }

interface Props {
  event: string
  rows: readonly SubmissionRow[]
}

/** Exports participants as CSV; audited before download. */
export function ExportMenu({ event, rows }: Props) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const failureText = useFailureText()
  const fields = Object.entries(eventRegistration.fields).filter(([, { isHidden }]) => !isHidden)
  const save = async () => {
    const body = { filters: { event }, format: 'csv' }
    await api(INBOX_PATHS.export(eventRegistration.key), { method: 'POST', body })
    const header = [t('inbox.reference'), ...fields.map(([, { label }]) => label[language])]
    const line = csvLines(language)
    const lines = rows.map(({ id, values, checkedIn, created }) =>
      line([
        referenceOf(id),
        ...fields.map(([name, field]) => fieldText(field, values[name], { t, language })),
        timeText(created, language),
        checkedIn ? timeText(checkedIn.at, language) : '',
      ]),
    )
    const head = line([...header, t('inbox.received'), t('people.come')])
    download([CSV_BOM, head, ...lines], `participants-${event}-${todayInJakarta(new Date())}.csv`)
  }
  return (
    <Menu
      name={t('people.more')}
      items={[
        {
          label: t('export.csv'),
          icon: 'download',
          isDisabled: rows.length === 0,
          onChoose: () => void save().catch((error: unknown) => notifyError(failureText(error))),
        },
      ]}
    />
  )
}
