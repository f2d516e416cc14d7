import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ChangeRequestEvent } from '@flou/shared/approval/workflow.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { CommentForm } from './CommentForm.tsx'
import classes from './Talk.module.css'

interface Props {
  changeRequestId: string
  field: string
  name: string
  comments: readonly ChangeRequestEvent[]
}

export function FieldComments({ changeRequestId, field, name, comments }: Props) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.field}>
      {comments.map(({ id, by, at, text }) => (
        <p key={id} className={classes.message}>
          <strong>{by.name}</strong> <time dateTime={at}>{timeText(at, language)}</time>
          <span>{text}</span>
        </p>
      ))}
      {isOpen ? (
        <CommentForm
          changeRequestId={changeRequestId}
          field={field}
          name={name}
          onDone={() => setOpen(false)}
        />
      ) : (
        <Button
          size="compact-xs"
          variant="subtle"
          color="ink"
          aria-label={t('comment.on', { field: name })}
          onClick={() => setOpen(true)}
        >
          {t('comment.add')}
        </Button>
      )}
    </div>
  )
}
