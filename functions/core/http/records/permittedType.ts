import type { AnyType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../operations/operation.ts'

/** Throws `not_found` for an unknown type, `forbidden` without permission. */
export function requirePermittedType(
  { types, areas }: Registry,
  key: string,
  { permissions }: Caller,
): { type: AnyType; service: string } {
  const type = types.get(key)
  const owners = areas.filter(({ screens }) => screens.some((screen) => screen.type?.key === key))
  if (!type || owners.length === 0) throw new AppError('not_found')
  const area = owners.find(({ permission }) => permissions.has(permission))
  if (!area) throw new AppError('forbidden')
  return { type, service: area.key }
}
