import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { TIME_ZONE, type Language } from '@flou/shared/locale.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { MissingRecord } from '../../../lists/MissingRecord.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLoading } from '../../../ui/PageLoading.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { ScreenHead } from '../../../ui/screen/ScreenHead.tsx'
import { api } from '../../../core/session/current.ts'
import { languageTag } from '../../../core/texts/language.ts'
import { auditLogTexts } from '../../../core/texts/audit.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import type { ScreenProps } from '../../../core/offices/office.ts'
import { BatchRows } from './BatchRows.tsx'
import { batchIn } from './batchData.ts'
import { EntryDiff } from './EntryDiff.tsx'
import { entityName, serviceName } from '../../../core/offices/areaNames.ts'
import classes from './AuditDetail.module.css'

/** Long date and time with AM/PM in Jakarta time. */
const longTime = (instant: string, language: Language) =>
  new Intl.DateTimeFormat(languageTag(language), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: TIME_ZONE,
  }).format(new Date(instant))

function Facts({ entry }: { entry: AuditEntry }) {
  const t = useTextsOf(auditLogTexts)
  const language = useLanguage()
  const facts = [
    [t('audit.time'), longTime(entry.created, language)],
    [t('audit.person'), entry.account.fullName],
    [t('audit.jobTitle'), entry.account.title],
    [t('audit.action'), entry.action],
    [t('audit.entity'), entityName(entry.entity, language)],
    [t('audit.service'), serviceName(entry.service, language)],
    [t('audit.method'), entry.method],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

export function AuditDetailScreen({ route }: ScreenProps) {
  const t = useTextsOf(auditLogTexts)
  const { back } = (useLocation().state ?? {}) as { back?: unknown } // set by the list when it links here
  const language = useLanguage()
  const { id = '' } = useParams()
  const { data: entry, error } = useQuery({
    queryKey: ['audit-entry', id],
    queryFn: async ({ signal }) =>
      (await api<AuditEntry>(STAFF_PATHS.auditEntry(encodeURIComponent(id)), { signal })).data,
  })
  const log = `${route.base.replace(/\/detail.*$/, '')}${typeof back === 'string' ? back : ''}`
  if (isApiError(error, 'not_found')) return <MissingRecord list={log} />
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]}>
        <Button component={Link} variant="default" to={log} leftSection={<Icon name="back" size={16} />}>
          {t('audit.backToLog')}
        </Button>
      </ScreenHead>
      <LoadFailure error={error} />
      {!entry && !error && <PageLoading />}
      {entry && (
        <>
          <Facts entry={entry} />
          {batchIn(entry.data) ? (
            <BatchRows entry={entry} />
          ) : (
            <>
              <h2 className={classes.subtitle}>{t('audit.changes')}</h2>
              <EntryDiff entity={entry.entity} data={entry.data ?? ''} />
            </>
          )}
        </>
      )}
    </>
  )
}
