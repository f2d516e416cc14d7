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

const REQUIRED_FIELDS: ReadonlySet<string> = new Set([
  'productId',
  'title',
  'indonesianTitle',
  'regionId',
  'order',
])

export const isHideableIn = ({ declaration }: ContentType, name: string): boolean => {
  const field = declaration.fields[name]
  return field !== undefined && !REQUIRED_FIELDS.has(name) && isHideable(field)
}

const packageConfig = <const K extends `packageConfig.${string}`>(key: K, type: ContentType) =>
  section(key, {
    label: { en: 'Field configuration', id: 'Konfigurasi kolom' },
    below: 'product',
    internal: true,
    fields: {
      hiddenFields: choices(
        Object.keys(type.declaration.fields)
          .filter((name) => isHideableIn(type, name))
          // the back-office adds the labels (compare/valueText.ts), so Lambda functions do not bundle them
          .map((name) => ({ value: name, label: { en: name, id: name } })),
        { editor: 'fieldVisibility' },
      ),
      hasTax: toggle(),
    },
  })

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

export const fieldConfigOf = ({ key }: AnyType): Section | undefined => CONFIGS.get(key)

export const configuredType = ({ key }: AnyType): ContentType | undefined => CONFIGURED.get(key)

const KINDS: ReadonlyMap<string, PackageKind> = new Map(
  (Object.entries(PACKAGE_KINDS) as [PackageKind, { type: ContentType }][]).map(([kind, { type }]) => [
    type.key,
    kind,
  ]),
)

export const kindOfPackages = ({ key }: Pick<AnyType, 'key'>): PackageKind | undefined => KINDS.get(key)

export interface ConfiguredProperty {
  name: string
  isVisible: boolean
}

export function propertiesOf(
  config: Section,
  record: Readonly<Record<string, unknown>>,
): ConfiguredProperty[] {
  const type = configuredType(config)
  const hidden = new Set(hiddenFieldsIn(record))
  const names = Object.keys(type?.declaration.fields ?? {}).filter((name) => type && isHideableIn(type, name))
  return names.map((name) => ({ name, isVisible: !hidden.has(name) }))
}

export function hiddenFieldsIn(config: Readonly<Record<string, unknown>> | null | undefined): string[] {
  const hidden = config?.['hiddenFields']
  return Array.isArray(hidden) ? hidden.filter((name) => typeof name === 'string') : []
}
