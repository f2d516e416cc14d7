import { useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { Visibility } from '@flou/shared/content/visibility.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { dateText, plannedText } from '../../core/records/timeText.ts'
import classes from '../../fields/Cells.module.css'

const TONES: Readonly<Partial<Record<Visibility, Tone>>> = { published: 'good' }

function ListStateBadge({ state, from }: { state: Visibility; from: string | undefined }) {
  const t = useTextsOf(listTexts)
  const language = useLanguage()
  const [today] = useState(() => todayInJakarta(new Date()))
  const isScheduled = state === 'published' && from !== undefined && from > today
  if (!isScheduled) {
    return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
  }
  return (
    <span>
      <Badge tone="new">{t('state.scheduled')}</Badge>
      <span className={classes.other}>{t('state.from', { day: dateText(from, language) })}</span>
    </span>
  )
}

export function ChangedBadge() {
  const t = useTextsOf(listTexts)
  return (
    <Badge tone="soon" title={t('state.changedHint')}>
      {t('state.changed')}
    </Badge>
  )
}

export function RowStatus({ row: { state, listStates } }: { row: ListRow }) {
  const t = useTextsOf(listTexts)
  const language = useLanguage()
  return (
    <span className={classes.status}>
      {listStates?.visibility === 'unpublished' && state === 'draft' && (
        <Badge tone="soon">{t('state.draft')}</Badge>
      )}
      {listStates?.visibility && state !== 'draft' && (
        <ListStateBadge state={listStates.visibility} from={listStates.from} />
      )}
      {listStates?.hasDraft && !listStates.publishAt && <ChangedBadge />}
      {listStates?.publishAt && (
        <Badge tone="new">
          {t(listStates.hasDraft ? 'state.changesOn' : 'state.liveOn', {
            day: plannedText(listStates.publishAt, language),
          })}
        </Badge>
      )}
      {listStates?.unpublishAt && (
        <Badge>{t('state.until', { day: plannedText(listStates.unpublishAt, language) })}</Badge>
      )}
      {listStates?.onlyIn && listStates.visibility === 'published' && (
        <Badge tone="soon" title={t('onlyIn.hint')}>
          {t(`onlyIn.${listStates.onlyIn}`)}
        </Badge>
      )}
      {listStates?.staleTranslation && (
        <Badge tone="soon" title={t('stale.hint')}>
          {t(`stale.${listStates.staleTranslation}`)}
        </Badge>
      )}
    </span>
  )
}
