import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { THREAD_PARAMETER } from '@flou/shared/comments.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { formPanel } from '../preview/formView.ts'
import { FormPanel, FormPanelButton } from '../revisions/FormPanel.tsx'
import { useComments } from './useComments.ts'

const Comments = lazyPart(async () => (await import('./Comments.tsx')).Comments)

export function CommentsButton() {
  const t = useTextsOf(editorTexts)
  const { data = [] } = useComments()
  const count = data.filter(({ id, thread, resolved }) => id === thread && !resolved).length
  return (
    <FormPanelButton
      name="comments"
      label={count === 0 ? t('form.comments') : t('form.commentsOpen', { count })}
      icon="story"
      count={count}
      onIntent={Comments.onIntent}
    />
  )
}

export function CommentsPanel() {
  const t = useTextsOf(editorTexts)
  const thread = useSearchParams()[0].get(THREAD_PARAMETER)
  const { key } = useLocation()
  const visit = thread === null ? '' : `${key} ${thread}`
  useEffect(() => {
    if (visit !== '') formPanel.set('comments')
  }, [visit])
  return (
    <FormPanel name="comments" title={t('form.comments')} closeLabel={t('form.closeComments')}>
      <Comments sought={thread} />
    </FormPanel>
  )
}
