import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ChangeEvent } from '@flou/shared/workflow.ts'
import { timeText } from '../../../../content/timeText.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { CommentForm } from './CommentForm.tsx'
import classes from './Talk.module.css'

interface Props {
  /** Id of the change. */
  change: string
  /** The field's error key, and what people call it. */
  field: string
  name: string
  comments: readonly ChangeEvent[]
}

/** What was said of a field, and a way to say more. */
export function FieldComments({ change, field, name, comments }: Props) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.field}>
      {comments.map(({ id, by, at, text }) => (
        <p key={id} className={classes.said}>
          <strong>{by.name}</strong> <time dateTime={at}>{timeText(at, language)}</time>
          <span>{text}</span>
        </p>
      ))}
      {isOpen ? (
        <CommentForm change={change} field={field} name={name} onDone={() => setOpen(false)} />
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
