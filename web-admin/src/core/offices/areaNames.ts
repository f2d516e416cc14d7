import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Language, Text } from '@flou/shared/locale.ts'

/** Services without a content area. */
const OTHER_SERVICES: Readonly<Record<string, Text>> = {
  account: { en: 'Account', id: 'Akun' },
  media: { en: 'Media library', id: 'Pustaka media' },
}

export const serviceName = (service: string, language: Language): string =>
  (REGISTRY.areas.find(({ key }) => key === service)?.label ?? OTHER_SERVICES[service])?.[language] ?? service

/** Returns the label of a type or area; unknown keys are returned unchanged. */
export const entityName = (entity: string, language: Language): string =>
  REGISTRY.types.get(entity)?.label[language] ?? serviceName(entity, language)
