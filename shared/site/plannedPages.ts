import type { Area } from '../content/screens.ts'
import { splitUrl } from '../locale.ts'
import { recordPathOf } from '../paths.ts'
import { builtPages, plannedPaths } from './pages.ts'

const publishedTypes = new Set(
  builtPages().flatMap(({ page }) => [
    ...('of' in page ? [page.of.key] : []),
    ...Object.values(page.sections ?? {}).map(({ key }) => key),
    ...Object.values(page.lists ?? {}).map(({ of }) => of.key),
    ...(page.numbered ? [page.numbered.of.key] : []),
    ...(page.seo ? [page.seo.key] : []),
  ]),
)

const plainPath = (url: string): string => splitUrl(url.replace(/^\/id(?=\/|$)/, ''))[0]

const patterns = plannedPaths().map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`))
const built = builtPages().map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`))

/** True if the page is planned but not built, and returns 404. */
export function isPlannedUrl(url: string): boolean {
  const path = plainPath(url.trim())
  return (
    path.startsWith('/') && !built.some((one) => one.test(path)) && patterns.some((one) => one.test(path))
  )
}

export function isPlannedArea({ screens, path }: Area): boolean {
  const types = screens.flatMap(({ type }) => (type ? [type.key] : []))
  if (types.some((key) => publishedTypes.has(key))) return false
  const planned = plannedPaths()
  const own = `/${path.dashboard2}`
  return (
    types.some((key) => planned.includes(recordPathOf(key) ?? '')) ||
    planned.some((one) => one === own || one.startsWith(`${own}/`))
  )
}
