import { Badge } from '@mantine/core'
import { useState } from 'react'
import type { ListRow } from '@flou/shared/api.ts'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import type { Release } from '@flou/shared/content/release.ts'
import { DraftBadge } from '../../../elements/DraftBadge.tsx'
import { useLanguage, useText } from '../../../texts/useText.ts'
import { dateText } from '../../timeText.ts'
import classes from './Cells.module.css'

const COLOURS = { published: 'leaf', unpublished: 'ink', archived: 'ink' } as const satisfies Record<
  Release,
  string
>

function ReleaseBadge({ release, from }: { release: Release; from: string | undefined }) {
  const t = useText()
  const language = useLanguage()
  const [today] = useState(() => todayInJakarta(new Date()))
  const isScheduled = release === 'published' && from !== undefined && from > today
  if (!isScheduled) {
    return (
      <Badge variant="light" color={COLOURS[release]} tt="none" miw="max-content">
        {t(`state.${release}`)}
      </Badge>
    )
  }
  return (
    <span>
      <Badge variant="outline" color="ink" tt="none" miw="max-content">
        {t('state.scheduled')}
      </Badge>
      <span className={classes.other}>{t('state.from', { day: dateText(from, language) })}</span>
    </span>
  )
}

/** That a record has a draft beside what visitors see. */
export function ChangedBadge() {
  const t = useText()
  return (
    <Badge variant="outline" color="leaf" tt="none" miw="max-content" title={t('state.changedHint')}>
      {t('state.changed')}
    </Badge>
  )
}

/** Where a record stands, at a glance: what visitors see of it, and whether its languages still say the same. */
export function RowStatus({ row: { state, marks } }: { row: ListRow }) {
  const t = useText()
  return (
    <span className={classes.status}>
      {marks?.release === 'unpublished' && state === 'draft' && <DraftBadge>{t('state.draft')}</DraftBadge>}
      {marks?.release && state !== 'draft' && <ReleaseBadge release={marks.release} from={marks.from} />}
      {marks?.isChanged && <ChangedBadge />}
      {marks?.drift && (
        <span className={classes.drift} title={t('drift.hint')}>
          {t(`drift.${marks.drift}`)}
        </span>
      )}
    </span>
  )
}
