import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import { isNotOnSite } from '@flou/shared/site/notBuilt.ts'
import { useText } from '../texts/useText.ts'
import classes from './Sidebar.module.css'

/** The area that an address of an office belongs to. */
const areaAt = (url: string) =>
  REGISTRY.areas.find(({ path }) =>
    Object.entries(path).some(([office, at]) => `${url}/`.startsWith(`/${office}/${at}/`)),
  )

/** True where the site has no page yet for any area of an entry. */
function isNotBuilt({ url, children }: SidebarEntry): boolean {
  if (children.length > 0) return children.every(isNotBuilt)
  const area = areaAt(url)
  return area !== undefined && isNotOnSite(area)
}

/** Marks an entry that the site has no page for yet. */
export function NotBuilt({ entry }: { entry: SidebarEntry }) {
  const t = useText()
  if (!isNotBuilt(entry)) return null
  return (
    <span className={classes.notBuilt} title={t('area.notBuilt')}>
      <span className="visuallyHidden">{t('area.notBuilt')}</span>
    </span>
  )
}
