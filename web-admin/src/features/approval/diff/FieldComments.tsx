import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { ChangeRequestEvent } from '@flou/shared/approval/workflow.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { Words } from '../../../fields/text/TextDiff.tsx'
import { SuggestionForm } from './SuggestionForm.tsx'
import { CommentForm } from './CommentForm.tsx'
import classes from './Talk.module.css'

interface Props {
  changeRequestId: string
  field: string
  name: string
  comments: readonly ChangeRequestEvent[]
  /** Text as submitted; absent for fields that take no suggestion. */
  value?: string | undefined
}

export function FieldComments({ comments, value, ...about }: Props) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const [open, setOpen] = useState<'comment' | 'suggestion'>()
  const close = () => setOpen(undefined)
  const { name } = about
  return (
    <div className={classes.field}>
      {comments.map(({ id, by, at, text, suggestion }) => (
        <p key={id} className={classes.message}>
          <strong>{by.name}</strong> <time dateTime={at}>{timeText(at, language)}</time>
          {text !== undefined && <span>{text}</span>}
          {suggestion !== undefined && (
            <span>
              {t('suggestion.label')} <Words before={value ?? ''} after={suggestion} />
            </span>
          )}
        </p>
      ))}
      {open === 'comment' && <CommentForm {...about} onDone={close} />}
      {open === 'suggestion' && value !== undefined && (
        <SuggestionForm {...about} value={value} onDone={close} />
      )}
      {!open && (
        <Group gap="xs">
          <Button
            size="compact-xs"
            variant="subtle"
            color="ink"
            aria-label={t('comment.on', { field: name })}
            onClick={() => setOpen('comment')}
          >
            {t('comment.add')}
          </Button>
          {value !== undefined && (
            <Button
              size="compact-xs"
              variant="subtle"
              color="ink"
              aria-label={t('suggestion.on', { field: name })}
              onClick={() => setOpen('suggestion')}
            >
              {t('suggestion.add')}
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
