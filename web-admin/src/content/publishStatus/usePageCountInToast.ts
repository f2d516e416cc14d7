import { useEffect } from 'react'
import type { PublishStatus } from '@flou/shared/publishing/publishing.ts'
import { addToastDetail } from '../../elements/notify.ts'
import { editorTexts } from '../../texts/editor.ts'
import { useTextsOf } from '../../texts/useText.ts'
import { saveTopic, type FollowedSave } from './followedSave.ts'

export function usePageCountInToast(
  { path, version }: FollowedSave,
  publishStatus: PublishStatus | undefined,
): void {
  const t = useTextsOf(editorTexts)
  const { written = 0, removed = 0, redirected = 0 } = publishStatus?.counts ?? {}
  const count = written + removed + redirected
  const id = Number(path.slice(path.lastIndexOf('/') + 1)) || 0
  useEffect(() => {
    if (count > 0) addToastDetail(saveTopic({ id, version }), t('effect.pages', { count }))
  }, [id, version, count]) // eslint-disable-line -- shown once, in the language of that time
}
