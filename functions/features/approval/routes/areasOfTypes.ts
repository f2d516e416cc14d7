import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { media, mediaFolder } from '@flou/shared/content/types/media.ts'
import { MANAGE_MEDIA } from '../../../core/operations/permission.ts'

export function areasOfTypes({ areas }: Registry): Map<string, Set<Permission>> {
  const found = new Map<string, Set<Permission>>([
    [media.key, new Set([MANAGE_MEDIA])],
    [mediaFolder.key, new Set([MANAGE_MEDIA])],
  ])
  for (const { screens, permission } of areas)
    for (const { type } of screens)
      if (type) found.set(type.key, (found.get(type.key) ?? new Set<Permission>()).add(permission))
  return found
}
