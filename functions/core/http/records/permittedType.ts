import type { AnyType } from '@flou/shared/content/define.ts'
import type { Right } from '@flou/shared/content/fields/value.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { AppError } from '../../errors.ts'
import { hasRight } from '../../operations/permission.ts'
import type { Caller } from '../../operations/operation.ts'

/** Throws `not_found` for an unknown type, `forbidden` without permission. */
export function requirePermittedType(
  { types, areas }: Registry,
  key: string,
  { caller, right = 'view' }: { caller: Caller; right?: Right },
): { type: AnyType; service: string } {
  const type = types.get(key)
  const owners = areas.filter(({ screens }) => screens.some((screen) => screen.type?.key === key))
  if (!type || owners.length === 0) throw new AppError('not_found')
  const area = owners.find(({ permission }) => hasRight(caller, permission, right))
  if (!area) throw new AppError('forbidden')
  return { type, service: area.key }
}
