import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { splitMentions, type Comment } from '@flou/shared/comments.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { useUser } from '../../../core/session/useSession.ts'
import { commentTexts } from '../../../core/texts/comments.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { EditForm } from './CommentForm.tsx'
import { useDeleteComment, usePeople } from './useComments.ts'
import classes from './Comments.module.css'

function CommentText({ text }: { text: string }) {
  const people = usePeople()
  return (
    <p className={classes['text']}>
      {splitMentions(text, people).map((part, index) =>
        // eslint-disable-next-line react/no-array-index-key -- parts of one text have no other key
        typeof part === 'string' ? part : <b key={index}>@{part.name}</b>,
      )}
    </p>
  )
}

function DeleteDialog({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const t = useTextsOf(commentTexts)
  const remove = useDeleteComment(comment)
  return (
    <Dialog title={t('comments.deleteAsk')} onClose={onClose}>
      <p className={classes['text']}>{comment.text}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('comments.cancel')}
        </Button>
        <Button
          color="danger"
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
        >
          {t('comments.delete')}
        </Button>
      </Group>
    </Dialog>
  )
}

interface OneProps {
  comment: Comment
  onTask?: (() => void) | undefined
}

export function OneComment({ comment, onTask }: OneProps) {
  const t = useTextsOf(commentTexts)
  const language = useLanguage()
  const { id: own } = useUser()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  const { by, at, text, edited, isDeleted } = comment
  if (isDeleted) return <p className={classes['meta']}>{t('comments.deleted')}</p>
  const ownItems = [
    { label: t('comments.edit'), icon: 'edit' as const, onChoose: () => setOpen('edit') },
    {
      label: t('comments.delete'),
      icon: 'trash' as const,
      isDanger: true,
      onChoose: () => setOpen('delete'),
    },
  ]
  return (
    <article aria-label={t('comments.by', { name: by.name })}>
      <div className={classes['head']}>
        <p>
          <strong>{by.name}</strong>{' '}
          <time dateTime={at} className={classes['meta']}>
            {timeText(at, language)}
          </time>
          {edited !== undefined && <span className={classes['meta']}> · {t('comments.edited')}</span>}
        </p>
        <Menu
          name={t('comments.moreOf', { name: by.name })}
          items={[
            ...(onTask ? [{ label: t('comments.task'), icon: 'user' as const, onChoose: onTask }] : []),
            ...(by.id === own ? ownItems : []),
          ]}
        />
      </div>
      {open === 'edit' ? <EditForm comment={comment} onDone={close} /> : <CommentText text={text} />}
      {open === 'delete' && <DeleteDialog comment={comment} onClose={close} />}
    </article>
  )
}
