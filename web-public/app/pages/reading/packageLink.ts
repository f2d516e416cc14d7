import { pathTo } from '@flou/shared/paths.ts'
import { isPackageKind, type PackageKind } from '@flou/shared/pricing/packageKinds.ts'

/** A package of a product. Ids are counted by kind; without one, the first kind that has the id is meant. */
export interface Wanted {
  id: number
  kind?: PackageKind
}

/** Path of the calculator with a product opened, and one of its packages chosen. */
export function calculatorLink(slug: string, wanted?: Required<Wanted>): string {
  const query = new URLSearchParams({ product: slug })
  if (wanted) query.set('package', `${wanted.kind}-${wanted.id}`)
  return `${pathTo('calculator')}?${query}`
}

const PACKAGE = /^(?:([a-z]{1,20})-)?(\d{1,15})$/i

function wantedOf(text: string): Wanted | undefined {
  const [, kind, id] = PACKAGE.exec(text) ?? []
  if (id === undefined) return undefined
  return isPackageKind(kind) ? { id: Number(id), kind } : { id: Number(id) }
}

/** Reads the query of `calculatorLink`; undefined without a product. */
export function readCalculatorLink(search: string): { slug: string; wanted: Wanted | undefined } | undefined {
  const query = new URLSearchParams(search)
  const slug = query.get('product')
  return slug === null ? undefined : { slug, wanted: wantedOf(query.get('package') ?? '') }
}
