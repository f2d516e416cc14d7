import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MAIL_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { basesOf, routeLabel, type Route } from '@flou/shared/content/routing/routes.ts'
import type { MailRow } from '@flou/shared/mail/mailPreview.ts'
import { mailSectionKey, mailSpec, type MailKey, type MailSpec } from '@flou/shared/mail/mails.ts'
import { timeText } from '../../core/records/timeText.ts'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { Card } from '../../ui/screen/Card.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { api } from '../../core/session/current.ts'
import { mailTexts } from '../../core/texts/mail.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { ScreenProps } from '../../core/offices/office.ts'

const READERS = ['visitor', 'staff'] as const satisfies readonly MailSpec['reader'][]

function useMailUrl({ area }: Route) {
  const { office } = useOffice()
  return (mail: MailKey): string => {
    const screen = area.screens.find(({ type }) => type?.key === mailSectionKey(mail))
    return (screen && basesOf(area, screen, office)[0]) ?? ''
  }
}

function Mails({ rows, reader, route }: { rows: MailRow[]; reader: MailSpec['reader']; route: Route }) {
  const t = useTextsOf(mailTexts)
  const language = useLanguage()
  const urlOf = useMailUrl(route)
  const title = t(`mail.${reader}`)
  return (
    <Card title={title}>
      <Table label={title} columns={[t('mail.name'), t('mail.state')]} frame="none" phone="scroll">
        {rows.map(({ mail, edited }) => (
          <tr key={mail}>
            <th scope="row">
              <Link to={urlOf(mail)}>{mailSpec(mail).label[language]}</Link>
            </th>
            <td>
              {edited
                ? t('mail.edited', { at: timeText(edited.at, language), by: edited.by })
                : t('mail.default')}
            </td>
          </tr>
        ))}
      </Table>
    </Card>
  )
}

export function MailListScreen({ route }: ScreenProps) {
  const t = useTextsOf(mailTexts)
  const language = useLanguage()
  const { data, error } = useQuery({
    queryKey: ['mails'],
    queryFn: async ({ signal }) => (await api<MailRow[]>(MAIL_PATHS.list, { signal })).data,
  })
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]} about={t('mail.about')} />
      <LoadFailure error={error} />
      {!data && !error && <PageLoading />}
      {data &&
        READERS.map((reader) => (
          <Mails
            key={reader}
            reader={reader}
            route={route}
            rows={data.filter(({ mail }) => mailSpec(mail).reader === reader)}
          />
        ))}
    </>
  )
}
