import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Language, Text } from '@flou/shared/locale.ts'

/** Services that are no area of content. */
const FURTHER: Readonly<Record<string, Text>> = {
  account: { en: 'Account', id: 'Akun' },
  media: { en: 'Media library', id: 'Pustaka media' },
}

/** What people call the area an audit entry came from. */
export const serviceName = (service: string, language: Language): string =>
  (REGISTRY.areas.find(({ key }) => key === service)?.label ?? FURTHER[service])?.[language] ?? service

/** What people call a type of record, or the area that an entry is about as a whole; a key that is not declared (any more) stands for itself. */
export const entityName = (entity: string, language: Language): string =>
  REGISTRY.types.get(entity)?.label[language] ?? serviceName(entity, language)
