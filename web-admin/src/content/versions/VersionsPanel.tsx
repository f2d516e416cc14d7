import { Alert, Button, Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { useText } from '../../texts/useText.ts'
import { useFormHandle } from '../form/FormContext.ts'
import { RestoreDialog } from './RestoreDialog.tsx'
import { useRestore, useVersions } from './useVersions.ts'
import { VersionItem } from './VersionItem.tsx'
import classes from './Versions.module.css'

/** Loaded when two versions are first compared. */
const CompareDialog = lazy(async () => ({ default: (await import('./CompareDialog.tsx')).CompareDialog }))

interface Props {
  /** The API address of the record or section. */
  address: string
  /** Something in the form is not saved; read at the moment of restoring. */
  holdsWork: () => boolean
  onRestored: (record: StoredRecord) => void
}

/** Every version of a record: compared, looked at, brought back. Loaded when opened. */
export function VersionsPanel({ address, holdsWork, onRestored }: Props) {
  const t = useText()
  const failureText = useFailureText()
  const { type } = useFormHandle()
  const [isOpen, setOpen] = useState(false)
  const [compared, setCompared] = useState<number>()
  const [asked, setAsked] = useState<number>()
  const query = useVersions(address, isOpen)
  const restore = useRestore(address, (record) => {
    setAsked(undefined)
    onRestored(record)
  })
  const versions = query.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <details className={classes['panel']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('versions.title')}</summary>
      <p className={classes['hint']}>{t('versions.hint')}</p>
      {query.isPending && isOpen && <Skeleton height={80} />}
      {query.isError && (
        <Alert color="danger" title={t('versions.loadFailed')}>
          {failureText(query.error)}
        </Alert>
      )}
      {query.isSuccess && versions.length === 0 && <p>{t('form.versionsNone')}</p>}
      <ul className={classes['list']}>
        {versions.map((row, index) => (
          <VersionItem
            key={row.version}
            row={row}
            typeKey={type.key}
            isCurrent={index === 0}
            onCompare={() => setCompared(row.version)}
            onRestore={() => setAsked(row.version)}
          />
        ))}
      </ul>
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
        <Suspense fallback={null}>
          <CompareDialog
            address={address}
            versions={versions}
            start={compared}
            onClose={() => setCompared(undefined)}
          />
        </Suspense>
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
    </details>
  )
}
