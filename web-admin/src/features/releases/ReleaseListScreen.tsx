import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { isBlocking } from '@flou/shared/releases/problems.ts'
import type { ReleaseRow } from '@flou/shared/releases/release.ts'
import { releasePathOf, type ScreenProps } from '../../core/offices/office.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { useCanCollect, useCreateRelease, useReleases } from '../../core/records/useReleases.ts'
import { timeText } from '../../core/records/timeText.ts'
import { notifySuccess } from '../../core/state/notify.ts'
import { releaseScreenTexts } from '../../core/texts/releaseScreens.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RELEASE_TONES } from '../../collect/releaseText.ts'
import { EmptyState } from '../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { LinkTabs } from '../../ui/screen/Tabs.tsx'
import { Table } from '../../ui/table/Table.tsx'
import table from '../../ui/table/Table.module.css'
import { useUrlSearch } from '../../ui/useUrlSearch.ts'
import { ReleaseDialog } from './ReleaseDialog.tsx'

const COLUMNS = ['name', 'state', 'when', 'changes', 'author'] as const

function ReleaseLine({ release }: { release: ReleaseRow }) {
  const t = useTextsOf(releaseScreenTexts)
  const language = useLanguage()
  const { office } = useOffice()
  const { id, name, note, state, publishAt, published, itemCount, author, failure } = release
  const at = published ?? publishAt
  const problems = failure?.problems.filter(isBlocking).length ?? 0
  return (
    <tr>
      <td className={table.what}>
        <Link to={releasePathOf(office, id)} className={table.title}>
          {name}
        </Link>
        {note !== '' && <span className={table.sub}>{note}</span>}
      </td>
      <td data-label={t('releases.column.state')}>
        <Badge tone={RELEASE_TONES[state]}>{t(`release.state.${state}`)}</Badge>
        {problems > 0 && (
          <Badge tone="bad" ml="xs">
            {t('releases.problems', { count: problems })}
          </Badge>
        )}
      </td>
      <td data-label={t('releases.column.when')} className={table.time}>
        {at === undefined ? t('releases.noTime') : <time dateTime={at}>{timeText(at, language)}</time>}
      </td>
      <td data-label={t('releases.column.changes')}>{itemCount}</td>
      <td data-label={t('releases.column.author')} className={table.person}>
        {author.name}
      </td>
    </tr>
  )
}

const isPast = ({ state }: ReleaseRow) => state === 'live' || state === 'undone'

function CreateButton() {
  const t = useTextsOf(releaseScreenTexts)
  const { office } = useOffice()
  const navigate = useNavigate()
  const create = useCreateRelease()
  const [isOpen, setOpen] = useState(false)
  if (!useCanCollect()) return null
  return (
    <>
      <Button leftSection={<Icon name="add" />} onClick={() => setOpen(true)}>
        {t('releases.create')}
      </Button>
      {isOpen && (
        <ReleaseDialog
          isBusy={create.isPending}
          onClose={() => setOpen(false)}
          onSave={({ publishAt, ...input }) =>
            create.mutate(
              { ...input, ...(publishAt !== undefined && { publishAt }) },
              {
                onSuccess: ({ id, name }) => {
                  notifySuccess(t('release.done.create', { name }))
                  void navigate(releasePathOf(office, id))
                },
              },
            )
          }
        />
      )}
    </>
  )
}

function Releases({ releases, title }: { releases: readonly ReleaseRow[]; title: string }) {
  const t = useTextsOf(releaseScreenTexts)
  const [search] = useUrlSearch()
  const isPastView = search.get('view') === 'past'
  const shown = releases.filter((release) => isPast(release) === isPastView)
  const tabs = (['open', 'past'] as const).map((view) => ({
    to: view === 'past' ? '?view=past' : '?',
    label: t(`releases.view.${view}`),
    isCurrent: isPastView === (view === 'past'),
  }))
  return (
    <>
      <LinkTabs label={t('releases.views')} tabs={tabs} />
      {shown.length === 0 ? (
        <EmptyState icon="milestone" text={t(isPastView ? 'releases.nonePast' : 'releases.noneOpen')} />
      ) : (
        <Table label={title} columns={COLUMNS.map((name) => t(`releases.column.${name}`))}>
          {shown.map((release) => (
            <ReleaseLine key={release.id} release={release} />
          ))}
        </Table>
      )}
    </>
  )
}

export function ReleaseListScreen({ route }: ScreenProps) {
  const t = useTextsOf(releaseScreenTexts)
  const title = routeLabel(route)[useLanguage()]
  const { data, error, refetch } = useReleases()
  const isEmpty = data?.length === 0
  return (
    <>
      <ScreenHead title={title} about={t('releases.about')}>
        {!isEmpty && <CreateButton />}
      </ScreenHead>
      {error && <LoadFailure error={error} title={t('release.failed')} onRetry={refetch} />}
      {!data && !error && <Skeleton height={240} />}
      {isEmpty && (
        <EmptyState icon="milestone" text={t('releases.none')} hint={t('releases.noneHint')}>
          <CreateButton />
        </EmptyState>
      )}
      {data && !isEmpty && <Releases releases={data} title={title} />}
    </>
  )
}
