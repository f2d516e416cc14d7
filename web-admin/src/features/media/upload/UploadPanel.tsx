import { Button, Progress } from '@mantine/core'
import { useFaultText } from '../../../core/api/useFailureText.ts'
import { useStore } from '../../../core/state/store.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { uploadQueue } from '../../../core/media/queue.ts'
import { isActive, totalProgress, type UploadItem } from '../../../core/media/uploadItem.ts'
import { uploadText } from '../../../core/media/uploadText.ts'
import classes from './Upload.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'

const PROBLEMS: ReadonlySet<string> = new Set(['failed', 'refused', 'duplicate'])
const RETRYABLE: ReadonlySet<string> = new Set(['failed', 'cancelled'])

function RowActions({ item }: { item: UploadItem }) {
  const t = useTextsOf(mediaTexts)
  const { id, name, state } = item
  const small = { size: 'compact-xs', variant: 'default' } as const
  if (isActive(item)) {
    return (
      <Button {...small} aria-label={t('cancelOf', { name })} onClick={() => uploadQueue.cancel(id)}>
        {t('cancel')}
      </Button>
    )
  }
  if (RETRYABLE.has(state)) {
    return (
      <Button {...small} aria-label={t('retryOf', { name })} onClick={() => uploadQueue.retry(id)}>
        {t('retry')}
      </Button>
    )
  }
  if (state !== 'duplicate') return null
  return (
    <>
      <Button {...small} onClick={() => uploadQueue.takeExisting(id)}>
        {t('useExisting')}
      </Button>
      <Button {...small} onClick={() => uploadQueue.keepBoth(id)}>
        {t('keepBoth')}
      </Button>
    </>
  )
}

function Row({ item }: { item: UploadItem }) {
  const t = useTextsOf(mediaTexts)
  const language = useLanguage()
  const failureText = useFaultText()
  const { name, state, progress } = item
  const isProblem = PROBLEMS.has(state)
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.name}>{name}</span>
      <span className={classes.actions}>
        <RowActions item={item} />
      </span>
      {isActive(item) && (
        <Progress
          value={progress * 100}
          size="sm"
          aria-label={t('progressOf', { name })}
          className={classes.bar}
        />
      )}
      <span className={classes.state} role={isProblem ? 'alert' : undefined}>
        {uploadText(item, { t, language, failureText })}
      </span>
    </li>
  )
}

const NONE: readonly string[] = []

/** Uploads and their state. With `earlier`, those are hidden and the list folds once all are done. */
export function UploadPanel({ earlier }: { earlier?: readonly string[] }) {
  const t = useTextsOf(mediaTexts)
  const items = useStore(uploadQueue.items).filter(({ id }) => !(earlier ?? NONE).includes(id))
  if (items.length === 0) return null
  const isBusy = items.some(isActive)
  const counted = items.filter(({ state }) => state !== 'refused' && state !== 'cancelled')
  const done = items.filter(({ state }) => state === 'done').length
  const isFolded = earlier !== undefined && done === items.length
  return (
    <section className={classes.panel} aria-label={t('uploads')}>
      <div className={classes.head}>
        <h2>{t('uploads')}</h2>
        <span role="status">{t('uploadsDone', { done, total: counted.length })}</span>
        <span className={classes.actions}>
          {items.some(({ state }) => state === 'failed') && (
            <Button size="compact-xs" variant="default" onClick={() => uploadQueue.retryFailed()}>
              {t('retryAll')}
            </Button>
          )}
          {isBusy ? (
            <Button size="compact-xs" variant="default" onClick={() => uploadQueue.cancelAll()}>
              {t('cancelAll')}
            </Button>
          ) : (
            <Button size="compact-xs" variant="default" onClick={() => uploadQueue.clear()}>
              {t('clearUploads')}
            </Button>
          )}
        </span>
      </div>
      {isBusy && <Progress value={totalProgress(items) * 100} aria-label={t('totalProgress')} />}
      {!isFolded && (
        <ul className={classes.rows}>
          {items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}
