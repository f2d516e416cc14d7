import { Badge } from '@mantine/core'
import type { Area } from '@flou/shared/content/define.ts'
import { isNotOnSite } from '@flou/shared/site/notBuilt.ts'
import { useText } from '../texts/useText.ts'

/** Says of an area that the site has no page for it yet: what is published there is not seen. Nothing where it has. */
export function NotBuiltBadge({ area }: { area: Area }) {
  const t = useText()
  if (!isNotOnSite(area)) return null
  return (
    <Badge variant="outline" color="ink" tt="none" miw="max-content" title={t('area.notBuiltHint')}>
      {t('area.notBuilt')}
    </Badge>
  )
}
