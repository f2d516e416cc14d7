import { Skeleton } from '@mantine/core'
import type { ReleaseDetail, ReleaseEvent } from '@flou/shared/releases/release.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { localizedText } from '../../core/records/localizedText.ts'
import { timeText } from '../../core/records/timeText.ts'
import { releaseScreenTexts } from '../../core/texts/releaseScreens.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { EmptyState } from '../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { useReleaseLog } from './useRelease.ts'
import classes from './Releases.module.css'

function Event({ event: { kind, by, at, text, titles } }: { event: ReleaseEvent }) {
  const t = useTextsOf(releaseScreenTexts)
  const language = useLanguage()
  const title = titles && localizedText(titles, language).text
  const words = [t(`releaseLog.${kind}`), title && `“${title}”`, text && messageText(text, language)]
  return (
    <li className={classes.item}>
      <div className={classes.name}>
        {words.filter(Boolean).join(' · ')}
        <span className={classes.facts}>
          {t('release.by', { name: by.name, time: timeText(at, language) })}
        </span>
      </div>
    </li>
  )
}

export function ReleaseLog({ release }: { release: ReleaseDetail }) {
  const t = useTextsOf(releaseScreenTexts)
  const { data, error, refetch } = useReleaseLog(release)
  if (error) return <LoadFailure error={error} title={t('releaseLog.failed')} onRetry={refetch} />
  if (!data) return <Skeleton height={120} />
  if (data.length === 0) return <EmptyState text={t('releaseLog.none')} />
  return (
    <ul className={classes.items} aria-label={t('release.tab.log')}>
      {data.map((event) => (
        <Event key={event.id} event={event} />
      ))}
    </ul>
  )
}
