import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import { isPlannedArea } from '@flou/shared/site/plannedPages.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './Sidebar.module.css'

const areaAt = (url: string) =>
  REGISTRY.areas.find(({ path }) =>
    Object.entries(path).some(([office, at]) => `${url}/`.startsWith(`/${office}/${at}/`)),
  )

function isNotBuilt({ url, children }: SidebarEntry): boolean {
  if (children.length > 0) return children.every(isNotBuilt)
  const area = areaAt(url)
  return area !== undefined && isPlannedArea(area)
}

export function NotBuilt({ entry }: { entry: SidebarEntry }) {
  const t = useTextsOf(editorTexts)
  if (!isNotBuilt(entry)) return null
  return (
    <span className={classes.notBuilt} title={t('area.notBuilt')}>
      <span className="visuallyHidden">{t('area.notBuilt')}</span>
    </span>
  )
}
