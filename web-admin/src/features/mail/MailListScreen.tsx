import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MAIL_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { basesOf, routeLabel, type Route } from '@flou/shared/content/routing/routes.ts'
import type { MailRow } from '@flou/shared/mail/mailPreview.ts'
import { mailSectionKey, mailSpec, type MailKey, type MailSpec } from '@flou/shared/mail/mails.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { timeText } from '../../core/records/timeText.ts'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { api } from '../../core/session/current.ts'
import { mailTexts } from '../../core/texts/mail.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import classes from './MailList.module.css'

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
    <section className={classes.card}>
      <h2 id={`mails-${reader}`}>{title}</h2>
      <table aria-labelledby={`mails-${reader}`}>
        <thead>
          <tr>
            <th scope="col">{t('mail.name')}</th>
            <th scope="col">{t('mail.state')}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </section>
  )
}

export function MailListScreen({ route }: ScreenProps) {
  const t = useTextsOf(mailTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const { data, error } = useQuery({
    queryKey: ['mails'],
    queryFn: async ({ signal }) => (await api<MailRow[]>(MAIL_PATHS.list, { signal })).data,
  })
  return (
    <>
      <h1>{routeLabel(route)[language]}</h1>
      <p className={classes.about}>{t('mail.about')}</p>
      {error && (
        <Alert color="danger" role="alert">
          {failureText(error)}
        </Alert>
      )}
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
