import { pathTo } from '@flou/shared/paths.ts'
import { isPackageKind, type PackageKind } from '@flou/shared/pricing/packageKinds.ts'

/** Ids are unique per kind; without kind the first match is used. */
export interface PackageSelection {
  id: number
  kind?: PackageKind
}

export function calculatorLink(slug: string, selection?: Required<PackageSelection>): string {
  const query = new URLSearchParams({ product: slug })
  if (selection) query.set('package', `${selection.kind}-${selection.id}`)
  return `${pathTo('calculator')}?${query}`
}

const PACKAGE = /^(?:([a-z]{1,20})-)?(\d{1,15})$/i

function parseSelection(text: string): PackageSelection | undefined {
  const [, kind, id] = PACKAGE.exec(text) ?? []
  if (id === undefined) return undefined
  return isPackageKind(kind) ? { id: Number(id), kind } : { id: Number(id) }
}

export function readCalculatorLink(
  search: string,
): { slug: string; selection: PackageSelection | undefined } | undefined {
  const query = new URLSearchParams(search)
  const slug = query.get('product')
  return slug === null ? undefined : { slug, selection: parseSelection(query.get('package') ?? '') }
}
