import { AREAS, type Registry } from '@flou/shared/content/registry.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { fieldsIn } from '@flou/shared/content/values/walk.ts'
import { MANAGE_MEDIA } from '../../core/operations/permission.ts'

const WITH_FILES: ReadonlySet<string> = new Set(['media', 'mediaList', 'richText'])

const hasFiles = (declaration: Declaration): boolean =>
  fieldsIn(declaration).some(({ kind }) => WITH_FILES.has(kind))

export const filePermissions = (areas: Registry['areas']): readonly Permission[] => [
  MANAGE_MEDIA,
  ...new Set(
    areas
      .filter(({ screens }) => screens.some(({ type }) => type && hasFiles(type.declaration)))
      .map(({ permission }) => permission),
  ),
]

/** Permissions of which one is enough to upload and describe files. */
export const USE_MEDIA = filePermissions(AREAS)
