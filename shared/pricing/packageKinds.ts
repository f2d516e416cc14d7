/** Package kinds in display order, with the product's flag for each. */
export const KIND_FLAGS = {
  instance: 'hasPackageInstance',
  database: 'hasPackageDatabase',
  general: 'hasPackageGeneral',
  storage: 'hasPackageStorage',
  network: 'hasPackageNetwork',
  security: 'hasPackageSecurity',
  snapshot: 'hasPackageSnapshot',
  os: 'hasPackageOS',
} as const
export type PackageKind = keyof typeof KIND_FLAGS
export const isPackageKind = (kind: unknown): kind is PackageKind =>
  typeof kind === 'string' && Object.hasOwn(KIND_FLAGS, kind)

type Flag = (typeof KIND_FLAGS)[PackageKind]

export type KindFlags = Readonly<Record<Flag, boolean>>

const KINDS = Object.entries(KIND_FLAGS) as [PackageKind, Flag][]

export const kindsOfProduct = (product: KindFlags): PackageKind[] =>
  KINDS.filter(([, flag]) => product[flag]).map(([kind]) => kind)
