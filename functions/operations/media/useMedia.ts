import { AREAS, type Registry } from '@flou/shared/content/registry.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Field, Shape } from '@flou/shared/content/shape.ts'
import { MANAGE_MEDIA } from '../permission.ts'

const WITH_FILES: ReadonlySet<string> = new Set(['media', 'mediaList', 'richText'])

const hasFiles = ({ fields, localized }: Shape): boolean =>
  [...Object.values(fields), ...Object.values(localized)].some(
    (field: Field) => WITH_FILES.has(field.kind) || ('of' in field && hasFiles(field.of as Shape)), // only items and groups carry one
  )

/** Permission keys of the media library and of every area in whose forms files are chosen. */
export const filePermissions = (areas: Registry['areas']): readonly Permission[] => [
  MANAGE_MEDIA,
  ...new Set(
    areas
      .filter(({ screens }) => screens.some(({ type }) => type && hasFiles(type.shape)))
      .map(({ permission }) => permission),
  ),
]

/** Who may upload files and say what they show: one of these keys is enough. */
export const USE_MEDIA = filePermissions(AREAS)
