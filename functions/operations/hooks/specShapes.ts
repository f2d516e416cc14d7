import type { Section } from '@flou/shared/content/define.ts'
import { PACKAGE_KINDS, propertiesOf } from '@flou/shared/content/types/product/packageConfig.ts'
import type { Values } from '../../store/writeContext.ts'
import type { TypeHooks } from './typeHooks.ts'

/** The one place where a shape of spec §3 is mapped to the declared one, for clients that send or expect it. */

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** `{ items }` around a list counts as the list. */
const listIn = (value: unknown): unknown =>
  isObject(value) && Array.isArray(value['items']) ? value['items'] : value

/** Chapters of a documentation come as `overview.items` and `guide.items`, too. */
export const documentationHooks: TypeHooks = {
  beforeParse: (body) => ({ ...body, overview: listIn(body['overview']), guide: listIn(body['guide']) }),
}

const withTextIds = (contents: unknown): unknown =>
  Array.isArray(contents) ? contents.map((text: Values) => ({ id: text['languageId'], ...text })) : contents

/** Texts of the global network have ids: one text a language, so that the language's id is the text's. */
export const globalNetworkHooks: TypeHooks = {
  afterRead: (record) => ({ ...record, contents: withTextIds(record['contents']) }),
}

/** The names that a list of properties says are not visible. */
const hiddenIn = (properties: readonly unknown[]): unknown[] =>
  properties.filter(isObject).flatMap(({ name, isVisible }) => (isVisible === false ? [name] : []))

/** A field configuration answers its properties with their visibility; sent without `hiddenFields`, they say what is hidden. */
const configHooks = (config: Section): TypeHooks => ({
  beforeParse: (body) =>
    body['hiddenFields'] === undefined && Array.isArray(body['properties'])
      ? { ...body, hiddenFields: hiddenIn(body['properties']) }
      : body,
  afterRead: (record) => ({ ...record, properties: propertiesOf(config, record) }),
})

export const packageConfigHooks: Readonly<Record<string, TypeHooks>> = Object.fromEntries(
  Object.values(PACKAGE_KINDS).map(({ config }) => [config.key, configHooks(config)]),
)
