/**
 * The flags that say which kinds of packages a product is sold in, in the order in which its page shows them: what it is itself
 * first, what is added to it last.
 */
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

/** A product as far as it says in which packages it is sold. */
export type KindFlags = Readonly<Record<Flag, boolean>>

const KINDS = Object.entries(KIND_FLAGS) as [PackageKind, Flag][] // written as such above

/** The kinds of packages a product is sold in. */
export const kindsOfProduct = (product: KindFlags): PackageKind[] =>
  KINDS.filter(([, flag]) => product[flag]).map(([kind]) => kind)
