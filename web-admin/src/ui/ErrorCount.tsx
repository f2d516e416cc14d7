import { Badge } from './Badge.tsx'
import { editorTexts } from '../core/texts/editor.ts'
import { useTextsOf } from '../core/texts/useText.ts'

/** Number of wrong fields in a part of a form; absent without any. */
export function ErrorCount({ count = 0 }: { count: number | undefined }) {
  const t = useTextsOf(editorTexts)
  if (count === 0) return null
  return (
    <Badge tone="bad" isFilled aria-label={t('form.errorCount', { count })}>
      {count}
    </Badge>
  )
}
