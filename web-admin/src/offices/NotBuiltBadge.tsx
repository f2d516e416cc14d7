import { Badge } from '@mantine/core'
import type { Area } from '@flou/shared/content/define.ts'
import { isPlannedArea } from '@flou/shared/site/plannedPages.ts'
import { editorTexts } from '../texts/editor.ts'
import { useTextsOf } from '../texts/useText.ts'

export function NotBuiltBadge({ area }: { area: Area }) {
  const t = useTextsOf(editorTexts)
  if (!isPlannedArea(area)) return null
  return (
    <Badge variant="outline" color="ink" tt="none" miw="max-content" title={t('area.notBuiltHint')}>
      {t('area.notBuilt')}
    </Badge>
  )
}
