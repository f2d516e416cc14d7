import type { DemoProduct, PackageSet } from './product.ts'

/** What is sold with a product beside its own packages: disks and copies of them with servers, backups with databases; from rupiah a month. */
const BESIDE: Readonly<Record<string, readonly (readonly [kind: PackageSet, from: number])[]>> = {
  'virtual-server': [
    ['storage', 12_000],
    ['snapshot', 6_500],
  ],
  'bare-metal': [['network', 185_000]],
  kubernetes: [
    ['storage', 14_000],
    ['network', 185_000],
  ],
  postgresql: [['snapshot', 9_000]],
  mysql: [['snapshot', 9_000]],
  'object-storage': [['security', 18_000]],
}

/** The kinds of packages a product is sold in, its own first, each with the price of its smallest one; none where it costs nothing. */
export function kindsOf({ key, packages, from }: DemoProduct): readonly { kind: PackageSet; from: number }[] {
  if (from === 0) return []
  return [{ kind: packages, from }, ...(BESIDE[key] ?? []).map(([kind, price]) => ({ kind, from: price }))]
}
