import type { Area } from '../content/define.ts'
import { splitAddress } from '../locale.ts'
import { recordPathOf } from '../paths.ts'
import { builtPages, plannedPaths } from './pages.ts'

/** The types and sections that pages of the site read, by their keys. */
const shown = new Set(
  builtPages().flatMap(({ page }) => [
    ...('of' in page ? [page.of.key] : []),
    ...Object.values(page.sections ?? {}).map(({ key }) => key),
    ...Object.values(page.lists ?? {}).map(({ of }) => of.key),
    ...(page.numbered ? [page.numbered.of.key] : []),
    ...(page.seo ? [page.seo.key] : []),
  ]),
)

/** An address without its language. */
const plainPath = (address: string): string => splitAddress(address.replace(/^\/id(?=\/|$)/, ''))[0]

const patterns = plannedPaths().map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`), // paths hold letters, hyphens and slashes
)
const built = builtPages().map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`))

/** True for an address of the site whose page is still to be built: visitors get “not found” there. */
export function isPlannedAddress(address: string): boolean {
  const path = plainPath(address.trim())
  return (
    path.startsWith('/') && !built.some((one) => one.test(path)) && patterns.some((one) => one.test(path))
  )
}

/** True for an area that no built page shows and planned ones will: those of its records, or at its own path. */
export function isNotOnSite({ screens, path }: Area): boolean {
  const types = screens.flatMap(({ type }) => (type ? [type.key] : []))
  if (types.some((key) => shown.has(key))) return false
  const planned = plannedPaths()
  const own = `/${path.dashboard2}`
  return (
    types.some((key) => planned.includes(recordPathOf(key) ?? '')) ||
    planned.some((one) => one === own || one.startsWith(`${own}/`))
  )
}
