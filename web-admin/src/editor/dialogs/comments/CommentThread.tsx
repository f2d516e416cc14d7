import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Comment } from '@flou/shared/comments.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { fieldTrail } from '../../../core/records/fieldTrail.ts'
import { dateText } from '../../../core/records/timeText.ts'
import { commentTexts } from '../../../core/texts/comments.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle, useFormView } from '../../../fields/form/FormContext.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { ReplyForm } from './CommentForm.tsx'
import { formPath, currentPath } from './commentedField.ts'
import { TaskFields } from './NewThreadForm.tsx'
import { OneComment } from './OneComment.tsx'
import { useChangeComment, usePeople } from './useComments.ts'
import classes from './Comments.module.css'

function TaskForm({ start, onDone }: { start: Comment; onDone: () => void }) {
  const t = useTextsOf(commentTexts)
  const people = usePeople()
  const [assignee, setAssignee] = useState(start.assignee?.id ?? 0)
  const [due, setDue] = useState(start.due ?? '')
  const change = useChangeComment(start, onDone)
  return (
    <div className={classes['new']}>
      <TaskFields assignee={assignee} due={due} people={people} onAssignee={setAssignee} onDue={setDue} />
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate({ assignee: assignee || null, due: (assignee > 0 && due) || null })}
        >
          {t('comments.save')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="ink" onClick={onDone}>
          {t('comments.cancel')}
        </Button>
      </Group>
    </div>
  )
}

function TaskBadge({ start: { assignee, due, resolved } }: { start: Comment }) {
  const t = useTextsOf(commentTexts)
  const language = useLanguage()
  const [today] = useState(() => todayInJakarta(new Date()))
  if (!assignee) return null
  const isOverdue = due !== undefined && !resolved && due < today
  return (
    <Badge tone={resolved ? 'good' : isOverdue ? 'bad' : 'soon'}>
      {due === undefined
        ? t('comments.taskOf', { name: assignee.name })
        : t('comments.taskUntil', { name: assignee.name, day: dateText(due, language) })}
    </Badge>
  )
}

function FieldLink({ field, items }: { field: string; items: readonly string[] | undefined }) {
  const t = useTextsOf(commentTexts)
  const interfaceLanguage = useLanguage()
  const { form, type } = useFormHandle()
  const { reveal, language } = useFormView()
  const path = currentPath(form.getValues(), field, items)
  const label = fieldTrail(type, path ?? field, interfaceLanguage)
  if (path === undefined)
    return <span className={classes['meta']}>{t('comments.itemGone', { field: label })}</span>
  return (
    <button
      type="button"
      className={classes['field']}
      title={t('comments.goTo', { field: label })}
      onClick={() => reveal?.(formPath(type.declaration, form.getValues(), { path, language }))}
    >
      {label}
    </button>
  )
}

interface Props {
  comments: readonly [Comment, ...Comment[]]
}

/** Replies with their thread's field, task and resolution. */
export function CommentThread({ comments: [start, ...replies] }: Props) {
  const t = useTextsOf(commentTexts)
  const [open, setOpen] = useState<'reply' | 'task'>()
  const change = useChangeComment(start)
  const close = () => setOpen(undefined)
  const isResolved = start.resolved !== undefined
  return (
    <li id={`thread-${start.thread}`} tabIndex={-1} className={classes['thread']}>
      <Group gap="xs">
        {start.field !== undefined && <FieldLink field={start.field} items={start.items} />}
        <TaskBadge start={start} />
        {start.resolved && (
          <Badge tone="good">{t('comments.resolvedBy', { name: start.resolved.by.name })}</Badge>
        )}
      </Group>
      <OneComment comment={start} onTask={isResolved ? undefined : () => setOpen('task')} />
      {replies.length > 0 && (
        <ul className={classes['replies']}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <OneComment comment={reply} />
            </li>
          ))}
        </ul>
      )}
      {open === 'reply' && <ReplyForm thread={start.thread} onDone={close} />}
      {open === 'task' && <TaskForm start={start} onDone={close} />}
      {!open && (
        <Group gap="xs">
          <Button size="compact-sm" variant="subtle" color="ink" onClick={() => setOpen('reply')}>
            {t('comments.reply')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="ink"
            loading={change.isPending}
            onClick={() => change.mutate({ isResolved: !isResolved })}
          >
            {t(isResolved ? 'comments.reopen' : 'comments.resolve')}
          </Button>
        </Group>
      )}
    </li>
  )
}
