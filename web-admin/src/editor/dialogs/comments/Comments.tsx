import { Button, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Comment } from '@flou/shared/comments.ts'
import { commentTexts } from '../../../core/texts/comments.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { CommentThread } from './CommentThread.tsx'
import { NewThreadForm } from './NewThreadForm.tsx'
import { useComments } from './useComments.ts'
import classes from './Comments.module.css'

type Thread = readonly [Comment, ...Comment[]]

/** Newest thread first; its comments oldest first. */
const threadsOf = (comments: readonly Comment[]): Thread[] =>
  [...Map.groupBy(comments, ({ thread }) => thread).values()]
    .flatMap(([start, ...replies]) => (start ? [[start, ...replies] as const] : []))
    .toReversed()

function useSoughtThread(sought: string | null, isLoaded: boolean) {
  useEffect(() => {
    if (sought === null || !isLoaded) return
    const thread = document.getElementById(`thread-${sought}`)
    thread?.scrollIntoView({ block: 'center' })
    thread?.focus({ preventScroll: true })
  }, [sought, isLoaded])
}

export function Comments({ sought }: { sought: string | null }) {
  const t = useTextsOf(commentTexts)
  const { data, error, refetch } = useComments()
  const [areResolvedShown, setResolvedShown] = useState(false)
  const threads = threadsOf(data ?? [])
  const isOpen = ([start]: Thread) => !start.resolved || start.thread === sought
  const open = threads.filter(isOpen)
  const resolved = threads.filter((thread) => !isOpen(thread))
  useSoughtThread(sought, data !== undefined)
  if (error) return <LoadFailure error={error} title={t('comments.failed')} onRetry={refetch} />
  return (
    <>
      <FieldHint>{t('comments.hint')}</FieldHint>
      <NewThreadForm />
      {!data && <Skeleton height={80} />}
      {data && open.length === 0 && <p className={classes['meta']}>{t('comments.none')}</p>}
      <ul className={classes['threads']}>
        {[...open, ...(areResolvedShown ? resolved : [])].map((thread) => (
          <CommentThread key={thread[0].thread} comments={thread} />
        ))}
      </ul>
      {resolved.length > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={areResolvedShown}
          onClick={() => setResolvedShown(!areResolvedShown)}
        >
          {t(areResolvedShown ? 'comments.hideResolved' : 'comments.showResolved', {
            count: resolved.length,
          })}
        </Button>
      )}
    </>
  )
}
