import type { DemoProduct, PackageSet } from './product.ts'

const ADD_ONS: Readonly<Record<string, readonly (readonly [kind: PackageSet, from: number])[]>> = {
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

export function kindsOf({ key, packages, from }: DemoProduct): readonly { kind: PackageSet; from: number }[] {
  if (from === 0) return []
  return [{ kind: packages, from }, ...(ADD_ONS[key] ?? []).map(([kind, price]) => ({ kind, from: price }))]
}
