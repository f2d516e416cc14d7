import type { Section } from '@flou/shared/content/define.ts'
import { PACKAGE_KINDS, propertiesOf } from '@flou/shared/content/types/product/packageConfig.ts'
import type { Values } from '../../store/writeContext.ts'
import type { TypeHooks } from './typeHooks.ts'

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

const listIn = (value: unknown): unknown =>
  isObject(value) && Array.isArray(value.items) ? value.items : value

export const documentationHooks: TypeHooks = {
  beforeParse: (body) => ({ ...body, overview: listIn(body.overview), guide: listIn(body.guide) }),
}

const withTextIds = (contents: unknown): unknown =>
  Array.isArray(contents) ? contents.map((text: Values) => ({ id: text.languageId, ...text })) : contents

export const globalNetworkHooks: TypeHooks = {
  afterRead: (record) => ({ ...record, contents: withTextIds(record.contents) }),
}

const hiddenIn = (properties: readonly unknown[]): unknown[] =>
  properties.filter(isObject).flatMap(({ name, isVisible }) => (isVisible === false ? [name] : []))

/**
 * Returns properties with their visibility. Without `hiddenFields`, the request's properties define the
 * hidden fields.
 */
const configHooks = (config: Section): TypeHooks => ({
  beforeParse: (body) =>
    body.hiddenFields === undefined && Array.isArray(body.properties)
      ? { ...body, hiddenFields: hiddenIn(body.properties) }
      : body,
  afterRead: (record) => ({ ...record, properties: propertiesOf(config, record) }),
})

export const packageConfigHooks: Readonly<Record<string, TypeHooks>> = Object.fromEntries(
  Object.values(PACKAGE_KINDS).map(({ config }) => [config.key, configHooks(config)]),
)
