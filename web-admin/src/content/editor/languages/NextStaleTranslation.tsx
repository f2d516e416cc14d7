import { Button } from '@mantine/core'
import { editorTexts } from '../../../texts/editor.ts'
import { useTextsOf } from '../../../texts/useText.ts'
import { useStaleTranslation } from '../../form/languages/StaleTranslationContext.ts'

/** Jumps to the next stale translation, across languages, tabs and folded entries. */
export function NextStaleTranslation() {
  const t = useTextsOf(editorTexts)
  const { staleTexts, next } = useStaleTranslation()
  const count = Object.keys(staleTexts).length
  if (count === 0) return null
  return (
    <Button size="compact-sm" variant="default" onClick={next}>
      {t('edit.staleNext', { count })}
    </Button>
  )
}
