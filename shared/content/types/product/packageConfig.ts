import type { ContentType } from '../../define.ts'
import { section } from '../../define.ts'
import { choices, toggle } from '../../fields/value.ts'
import { fieldLabel } from '../../labels.ts'
import {
  databasePackage,
  generalPackage,
  instancePackage,
  networkPackage,
  osPackage,
  securityPackage,
  snapshotPackage,
  storagePackage,
} from './packages.ts'

/** Fields that every package keeps: without them it could be neither found nor sold. */
const ALWAYS_SHOWN: ReadonlySet<string> = new Set(['productId', 'title', 'regionId', 'order'])

/** Which fields of a kind of package a product does without, and whether tax comes on top of its prices (spec §3). */
const packageConfig = <const K extends `packageConfig.${string}`>(
  key: K,
  { key: type, shape }: ContentType,
) =>
  section(key, {
    label: { en: 'Field configuration', id: 'Konfigurasi kolom' },
    below: 'product',
    fields: {
      hiddenFields: choices(
        Object.keys(shape.fields)
          .filter((name) => !ALWAYS_SHOWN.has(name))
          .map((name) => ({ value: name, label: fieldLabel(type, name) })),
      ),
      hasTax: toggle(),
    },
  })

/** Kinds of packages by their path below a product, each with its configuration. */
export const PACKAGE_KINDS = {
  database: { type: databasePackage, config: packageConfig('packageConfig.database', databasePackage) },
  general: { type: generalPackage, config: packageConfig('packageConfig.general', generalPackage) },
  instance: { type: instancePackage, config: packageConfig('packageConfig.instance', instancePackage) },
  network: { type: networkPackage, config: packageConfig('packageConfig.network', networkPackage) },
  os: { type: osPackage, config: packageConfig('packageConfig.os', osPackage) },
  security: { type: securityPackage, config: packageConfig('packageConfig.security', securityPackage) },
  snapshot: { type: snapshotPackage, config: packageConfig('packageConfig.snapshot', snapshotPackage) },
  storage: { type: storagePackage, config: packageConfig('packageConfig.storage', storagePackage) },
} as const
export type PackageKind = keyof typeof PACKAGE_KINDS
