import { Button, Skeleton, Group } from '@mantine/core'
import { useState } from 'react'
import type { StoredRecord, RevisionRow } from '@flou/shared/api.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { revisionTexts } from '../../../core/texts/editorDialogs.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { useRestore, useRevisionContents, useRevisions } from './useRevisions.ts'
import { RevisionItem } from './RevisionItem.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import classes from './Revisions.module.css'
import { Dialog } from '../../../ui/Dialog.tsx'

interface Props {
  number: number
  isDirty: boolean
  isRestoring: boolean
  isPublic: boolean
  onRestore: () => void
  onRestoreDraft: (() => void) | undefined
  onClose: () => void
}

function RestoreDialog({ number, isDirty, isRestoring, isPublic, ...on }: Props) {
  const t = useTextsOf(revisionTexts)
  const { onRestore, onRestoreDraft, onClose } = on
  return (
    <Dialog title={t('versions.restoreOf', { number })} onClose={onClose}>
      <p>{t(isPublic ? 'versions.restoreAsk' : 'versions.restoreInternalAsk', { number })}</p>
      {isDirty && <p>{t('versions.restoreDirty')}</p>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('versions.cancel')}
        </Button>
        {onRestoreDraft && (
          <Button variant="default" disabled={isRestoring} onClick={onRestoreDraft}>
            {t('versions.restoreDraft')}
          </Button>
        )}
        <Button loading={isRestoring} onClick={onRestore}>
          {t(isPublic ? 'versions.restoreLive' : 'versions.restore')}
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
  /** Saves the values as a draft; absent if the record can have none. */
  onRestoreDraft?: ((values: StoredRecord) => void) | undefined
}

interface ListProps extends Pick<RevisionsProps, 'path'> {
  revisions: readonly RevisionRow[]
  liveVersion: number | undefined
  onCompare: (version: number) => void
  onRestore: (version: number) => void
}

function RevisionList({ path, revisions, liveVersion, onCompare, onRestore }: ListProps) {
  const { type } = useFormHandle()
  return (
    <ul className={classes['list']}>
      {revisions.map((row, index) => (
        <RevisionItem
          key={row.version}
          path={path}
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

interface RestoreProps extends Omit<RevisionsProps, 'liveVersion'> {
  version: number
  onClose: () => void
}

function Restore({ path, version, hasUnsavedWork, onRestored, onRestoreDraft, onClose }: RestoreProps) {
  const { type } = useFormHandle()
  const [content] = useRevisionContents(path, [version])
  const restore = useRestore(path, (record) => {
    onClose()
    onRestored(record)
  })
  const values = content?.data
  return (
    <RestoreDialog
      number={version}
      isDirty={hasUnsavedWork()}
      isPublic={!type.internal}
      isRestoring={restore.isPending}
      onRestore={() => restore.mutate(version)}
      onRestoreDraft={
        onRestoreDraft &&
        values &&
        (() => {
          onClose()
          onRestoreDraft(values)
        })
      }
      onClose={onClose}
    />
  )
}

export function Revisions({ path, liveVersion, ...restoring }: RevisionsProps) {
  const t = useTextsOf(revisionTexts)
  const failureText = useFailureText()
  const [comparedVersion, setComparedVersion] = useState<number>()
  const [restoredVersion, setRestoredVersion] = useState<number>()
  const query = useRevisions(path)
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
        path={path}
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
        <Restore
          path={path}
          version={restoredVersion}
          onClose={() => setRestoredVersion(undefined)}
          {...restoring}
        />
      )}
    </>
  )
}
