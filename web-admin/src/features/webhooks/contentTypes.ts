import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Language } from '@flou/shared/locale.ts'

/** Content types that webhooks can be limited to, by area. */
export const contentTypeGroups = (language: Language) =>
  REGISTRY.areas.flatMap(({ label, screens }) => {
    const types = screens.flatMap(({ type }) => (type && !type.internal ? [type] : []))
    const items = types.map((type) => ({
      value: type.key,
      label: (type.single ? type.label : type.plural)[language],
    }))
    return items.length > 0 ? [{ group: label[language], items }] : []
  })

export const typeName = (key: string, language: Language): string =>
  REGISTRY.types.get(key)?.label[language] ?? ''
