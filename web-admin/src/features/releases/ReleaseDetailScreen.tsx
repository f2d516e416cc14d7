import { Progress } from '@mantine/core'
import { Navigate, useParams } from 'react-router'
import { messageText } from '@flou/shared/texts/messages.ts'
import { isStarted, type ReleaseDetail } from '@flou/shared/releases/release.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { releasePathOf } from '../../core/offices/office.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { timeText } from '../../core/records/timeText.ts'
import { useCrumbName } from '../../core/state/crumbName.ts'
import { releaseScreenTexts } from '../../core/texts/releaseScreens.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { RELEASE_TONES, whenText } from '../../collect/releaseText.ts'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { MissingRecord } from '../../lists/MissingRecord.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { Tabs } from '../../ui/screen/Tabs.tsx'
import { useUrlSearch } from '../../ui/useUrlSearch.ts'
import { ReleaseActions } from './ReleaseActions.tsx'
import { ReleaseItems } from './items/ReleaseItems.tsx'
import { ReleaseLog } from './ReleaseLog.tsx'
import { ReleasePreview } from './preview/ReleasePreview.tsx'
import { ReleaseProblems } from './items/ReleaseProblems.tsx'
import { useRelease } from './useRelease.ts'

function useFacts(release: ReleaseDetail): string[] {
  const t = useTextsOf(releaseScreenTexts)
  const language = useLanguage()
  const { author, created, published, undone, note, state } = release
  const time = (at: string) => timeText(at, language)
  return [
    t('release.by', { name: author.name, time: time(created) }),
    ...(published === undefined && state !== 'undone' ? [whenText(release, { t, language })] : []),
    ...(published === undefined ? [] : [t('release.liveSince', { time: time(published) })]),
    ...(undone === undefined ? [] : [t('release.undoneOn', { time: time(undone) })]),
    ...(note === '' ? [] : [note]),
  ]
}

function Message({ release: { message, decidedBy, author } }: { release: ReleaseDetail }) {
  const t = useTextsOf(releaseScreenTexts)
  if (message === undefined || message === '') return null
  return <Banner mb="md">{t('release.message', { name: (decidedBy ?? author).name, text: message })}</Banner>
}

function Running({ release: { name, state, progress } }: { release: ReleaseDetail }) {
  const t = useTextsOf(releaseScreenTexts)
  if (!isStarted(state)) return null
  const { done = 0, total = 0 } = progress ?? {}
  const key = state as 'building' | 'ready' | 'applying' | 'undoing'
  return (
    <Banner tone="new" mb="md">
      {t(`release.progress.${key}`, { done, total })}
      <Progress mt="xs" aria-label={name} value={total > 0 ? (100 * done) / total : 0} />
    </Banner>
  )
}

function Failure({ release: { failure, state } }: { release: ReleaseDetail }) {
  const t = useTextsOf(releaseScreenTexts)
  const language = useLanguage()
  if (!failure || (state !== 'failed' && state !== 'live')) return null
  return (
    <Banner tone="bad" title={t(state === 'live' ? 'release.undoStopped' : 'release.stopped')} mb="md">
      {messageText(failure.reason, language)}
    </Banner>
  )
}

const VIEWS = ['changes', 'preview', 'log'] as const
type View = (typeof VIEWS)[number]
const PARTS = { changes: ReleaseItems, preview: ReleasePreview, log: ReleaseLog } as const

function Views({ release }: { release: ReleaseDetail }) {
  const t = useTextsOf(releaseScreenTexts)
  const [search, updateSearch] = useUrlSearch()
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'changes'
  const Part = PARTS[view]
  const choose = (next: View) =>
    updateSearch(
      (now) => {
        now.set('view', next)
        return now
      },
      { replace: true },
    )
  return (
    <Tabs
      label={t('release.tabs')}
      tabs={VIEWS.map((value) => ({ value, label: t(`release.tab.${value}`) }))}
      value={view}
      onChange={choose}
    >
      <Part release={release} />
    </Tabs>
  )
}

function ReleaseView({ release }: { release: ReleaseDetail }) {
  const t = useTextsOf(releaseScreenTexts)
  const { name, state } = release
  useCrumbName({ en: name, id: name })
  return (
    <>
      <ScreenHead
        title={name}
        above={<Badge tone={RELEASE_TONES[state]}>{t(`release.state.${state}`)}</Badge>}
        about={useFacts(release).join(' · ')}
      >
        <ReleaseActions release={release} />
      </ScreenHead>
      <Running release={release} />
      <Failure release={release} />
      <Message release={release} />
      <ReleaseProblems release={release} />
      <Views release={release} />
    </>
  )
}

export function ReleaseDetailScreen() {
  const { id } = useParams()
  const { office } = useOffice()
  if (id === undefined) return <Navigate to={releasePathOf(office)} replace />
  return <ReleaseLoader key={id} id={id} />
}

function ReleaseLoader({ id }: { id: string }) {
  const t = useTextsOf(releaseScreenTexts)
  const { office } = useOffice()
  const { data, error, refetch } = useRelease(id)
  if (isApiError(error, 'not_found')) return <MissingRecord list={releasePathOf(office)} />
  if (data) return <ReleaseView release={data} />
  if (error) return <LoadFailure error={error} title={t('release.loadFailed')} onRetry={refetch} />
  return <PageLoading />
}
