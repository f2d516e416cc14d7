import { Alert, Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { StoredRecord, VersionRow } from '@flou/shared/api.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { later } from '../../elements/later.tsx'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { versionTexts } from '../../texts/content/versions.ts'
import { useFormHandle } from '../form/FormContext.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import { useRestore, useVersions } from './useVersions.ts'
import { VersionItem } from './VersionItem.tsx'
import classes from './Versions.module.css'

/** Loaded when two versions are first compared. */
const CompareDialog = later(async () => (await import('./CompareDialog.tsx')).CompareDialog)

export interface VersionsProps {
  /** The API address of the record or section. */
  address: string
  /** The version that visitors see, where that is not the newest. */
  liveVersion?: number | undefined
  /** Something in the form is not saved; read at the moment of restoring. */
  holdsWork: () => boolean
  onRestored: (record: StoredRecord) => void
}

interface ListProps {
  versions: readonly VersionRow[]
  liveVersion: number | undefined
  onCompare: (version: number) => void
  onRestore: (version: number) => void
}

function VersionList({ versions, liveVersion, onCompare, onRestore }: ListProps) {
  const { type } = useFormHandle()
  return (
    <ul className={classes['list']}>
      {versions.map((row, index) => (
        <VersionItem
          key={row.version}
          row={row}
          typeKey={type.key}
          isCurrent={index === 0}
          isLive={row.version === liveVersion}
          onCompare={() => onCompare(row.version)}
          onRestore={() => onRestore(row.version)}
        />
      ))}
    </ul>
  )
}

/** Every version of a record: compared, looked at, brought back. */
export function Versions({ address, liveVersion, holdsWork, onRestored }: VersionsProps) {
  const t = useTextsOf(versionTexts)
  const failureText = useFailureText()
  const [compared, setCompared] = useState<number>()
  const [asked, setAsked] = useState<number>()
  const query = useVersions(address)
  const restore = useRestore(address, (record) => {
    setAsked(undefined)
    onRestored(record)
  })
  const versions = query.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      <p className={classes['hint']}>{t('versions.hint')}</p>
      {query.isPending && <Skeleton height={80} />}
      {query.isError && (
        <Alert color="danger" title={t('versions.loadFailed')}>
          {failureText(query.error)}
        </Alert>
      )}
      {query.isSuccess && versions.length === 0 && <p>{t('versions.noneYet')}</p>}
      <VersionList
        versions={versions}
        liveVersion={liveVersion}
        onCompare={setCompared}
        onRestore={setAsked}
      />
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('versions.more')}
        </Button>
      )}
      {compared !== undefined && (
        <CompareDialog
          address={address}
          versions={versions}
          start={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
      {asked !== undefined && (
        <RestoreDialog
          number={asked}
          isDirty={holdsWork()}
          isRestoring={restore.isPending}
          onRestore={() => restore.mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
