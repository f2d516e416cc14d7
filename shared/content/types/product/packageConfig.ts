import type { AnyType, ContentType, Section } from '../../define.ts'
import { section } from '../../define.ts'
import type { PackageKind } from '../../../pricing/packageKinds.ts'
import { isHideable } from './hiddenFields.ts'
import { choices, toggle } from '../../fields/value.ts'
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

/** Fields that every package shows: without them it could be neither found nor sold, nor put in its place. */
const ALWAYS_SHOWN: ReadonlySet<string> = new Set(['productId', 'title', 'regionId', 'order'])

/** Whether a product's packages of a kind can do without a field. */
export const isHideableIn = ({ shape }: ContentType, name: string): boolean => {
  const field = shape.fields[name]
  return field !== undefined && !ALWAYS_SHOWN.has(name) && isHideable(field)
}

/** Which fields of a kind of package a product does without, and whether tax comes on top of its prices (spec §3). */
const packageConfig = <const K extends `packageConfig.${string}`>(key: K, type: ContentType) =>
  section(key, {
    label: { en: 'Field configuration', id: 'Konfigurasi kolom' },
    below: 'product',
    internal: true,
    fields: {
      hiddenFields: choices(
        Object.keys(type.shape.fields)
          .filter((name) => isHideableIn(type, name))
          // the back-office names fields by their labels (compare/valueText.ts): no function carries all labels for these
          .map((name) => ({ value: name, label: { en: name, id: name } })),
        { editor: 'fieldVisibility' },
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
} as const satisfies Record<PackageKind, unknown>

const CONFIGS: ReadonlyMap<string, Section> = new Map(
  Object.values(PACKAGE_KINDS).map(({ type, config }) => [type.key, config]),
)
const CONFIGURED: ReadonlyMap<string, ContentType> = new Map(
  Object.values(PACKAGE_KINDS).map(({ type, config }) => [config.key, type]),
)

/** The section in which a record's parent says which of the type's fields it does without; undefined for most types. */
export const fieldConfigOf = ({ key }: AnyType): Section | undefined => CONFIGS.get(key)

/** The type that a field configuration is about. */
export const configuredType = ({ key }: AnyType): ContentType | undefined => CONFIGURED.get(key)

const KINDS: ReadonlyMap<string, PackageKind> = new Map(
  (Object.entries(PACKAGE_KINDS) as [PackageKind, { type: ContentType }][]) // as it is declared
    .map(([kind, { type }]) => [type.key, kind]),
)

/** The kind of package that a type is; undefined for all other types. */
export const kindOfPackages = ({ key }: Pick<AnyType, 'key'>): PackageKind | undefined => KINDS.get(key)

/** A property of a kind of package that a product may do without, and whether its packages show it (spec §3). */
export interface ConfiguredProperty {
  name: string
  isVisible: boolean
}

/** The properties that a configuration is about, visible unless it hides them. */
export function propertiesOf(
  config: Section,
  record: Readonly<Record<string, unknown>>,
): ConfiguredProperty[] {
  const type = configuredType(config)
  const hidden = new Set(hiddenFieldsIn(record))
  const names = Object.keys(type?.shape.fields ?? {}).filter((name) => type && isHideableIn(type, name))
  return names.map((name) => ({ name, isVisible: !hidden.has(name) }))
}

/** The fields that a stored configuration hides; none where it was never saved. */
export function hiddenFieldsIn(config: Readonly<Record<string, unknown>> | null | undefined): string[] {
  const hidden = config?.['hiddenFields']
  return Array.isArray(hidden) ? hidden.filter((name) => typeof name === 'string') : []
}
