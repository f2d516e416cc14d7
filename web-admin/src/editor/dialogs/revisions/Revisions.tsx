import { Button, Skeleton, Group } from '@mantine/core'
import { useState } from 'react'
import type { StoredRecord, RevisionRow } from '@flou/shared/api.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { revisionTexts } from '../../../core/texts/editorDialogs.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { useRestore, useRevisions } from './useRevisions.ts'
import { RevisionItem } from './RevisionItem.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import classes from './Revisions.module.css'
import { Dialog } from '../../../ui/Dialog.tsx'

interface Props {
  number: number
  isDirty: boolean
  isRestoring: boolean
  onRestore: () => void
  onClose: () => void
}

function RestoreDialog({ number, isDirty, isRestoring, onRestore, onClose }: Props) {
  const t = useTextsOf(revisionTexts)
  return (
    <Dialog title={t('versions.restoreOf', { number })} onClose={onClose}>
      <p>{t('versions.restoreAsk', { number })}</p>
      {isDirty && <p>{t('versions.restoreDirty')}</p>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('versions.cancel')}
        </Button>
        <Button loading={isRestoring} onClick={onRestore}>
          {t('versions.restore')}
        </Button>
      </Group>
    </Dialog>
  )
}

const CompareDialog = lazyPart(async () => (await import('./CompareDialog.tsx')).CompareDialog)

export interface RevisionsProps {
  /** API path of the record or section. */
  path: string
  liveVersion?: number | undefined
  hasUnsavedWork: () => boolean
  onRestored: (record: StoredRecord) => void
}

interface ListProps {
  revisions: readonly RevisionRow[]
  liveVersion: number | undefined
  onCompare: (version: number) => void
  onRestore: (version: number) => void
}

function RevisionList({ revisions, liveVersion, onCompare, onRestore }: ListProps) {
  const { type } = useFormHandle()
  return (
    <ul className={classes['list']}>
      {revisions.map((row, index) => (
        <RevisionItem
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

export function Revisions({ path, liveVersion, hasUnsavedWork, onRestored }: RevisionsProps) {
  const t = useTextsOf(revisionTexts)
  const failureText = useFailureText()
  const [comparedVersion, setComparedVersion] = useState<number>()
  const [restoredVersion, setRestoredVersion] = useState<number>()
  const query = useRevisions(path)
  const restore = useRestore(path, (record) => {
    setRestoredVersion(undefined)
    onRestored(record)
  })
  const revisions = query.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      <FieldHint>{t('versions.hint')}</FieldHint>
      {query.isPending && <Skeleton height={80} />}
      {query.isError && (
        <Banner tone="bad" title={t('versions.loadFailed')}>
          {failureText(query.error)}
        </Banner>
      )}
      {query.isSuccess && revisions.length === 0 && <p>{t('versions.noneYet')}</p>}
      <RevisionList
        revisions={revisions}
        liveVersion={liveVersion}
        onCompare={setComparedVersion}
        onRestore={setRestoredVersion}
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
      {comparedVersion !== undefined && (
        <CompareDialog
          path={path}
          revisions={revisions}
          start={comparedVersion}
          onClose={() => setComparedVersion(undefined)}
        />
      )}
      {restoredVersion !== undefined && (
        <RestoreDialog
          number={restoredVersion}
          isDirty={hasUnsavedWork()}
          isRestoring={restore.isPending}
          onRestore={() => restore.mutate(restoredVersion)}
          onClose={() => setRestoredVersion(undefined)}
        />
      )}
    </>
  )
}
