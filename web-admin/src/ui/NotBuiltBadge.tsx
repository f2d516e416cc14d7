import type { Area } from '@flou/shared/content/screens.ts'
import { isPlannedArea } from '@flou/shared/site/plannedPages.ts'
import { Badge } from './Badge.tsx'
import { editorTexts } from '../core/texts/editor.ts'
import { useTextsOf } from '../core/texts/useText.ts'

export function NotBuiltBadge({ area }: { area: Area }) {
  const t = useTextsOf(editorTexts)
  if (!isPlannedArea(area)) return null
  return <Badge title={t('area.notBuiltHint')}>{t('area.notBuilt')}</Badge>
}
