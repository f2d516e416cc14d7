import { useRights } from '../../../core/session/rights.ts'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { RevisionRow } from '@flou/shared/api.ts'
import { api } from '../../../core/session/current.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { timeText } from '../../../core/records/timeText.ts'
import type { MediaRecord } from '../../../core/media/useMedia.ts'
import classes from './Detail.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'

interface Props {
  record: MediaRecord
  onBringBack: (version: number) => void
  isBusy: boolean
}

function Versions({ record, onBringBack, isBusy }: Props) {
  const t = useTextsOf(mediaTexts)
  const language = useLanguage()
  const { canEdit } = useRights()
  const { data } = useQuery({
    queryKey: ['media-versions', record.id, record.recordVersion],
    queryFn: async ({ signal }) =>
      (await api<RevisionRow[]>(`${STAFF_PATHS.mediaFile(record.id)}/versions`, { signal })).data,
  })
  if (!data) return <Skeleton height={20} />
  const earlier = data.filter(({ version }) => version < record.recordVersion)
  if (earlier.length === 0) return <p>{t('noVersions')}</p>
  return (
    <ul className={classes.links}>
      {earlier.map(({ version, created, by }) => (
        <li key={version} className={classes.version}>
          <span>{t('versionRow', { version, time: timeText(created, language), name: by.name })}</span>
          {canEdit && (
            <Button
              size="compact-xs"
              variant="default"
              loading={isBusy}
              aria-label={t('useVersionOf', { version })}
              onClick={() => onBringBack(version)}
            >
              {t('useVersion')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

export function VersionList(props: Props) {
  const t = useTextsOf(mediaTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('versions')}</summary>
      {isOpen && <Versions {...props} />}
    </details>
  )
}
