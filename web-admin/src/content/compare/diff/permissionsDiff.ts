import type { PermissionEntry } from '@flou/shared/content/fields/value.ts'

export interface PermissionsDiff {
  added: string[]
  removed: string[]
}

const permitted = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as PermissionEntry[]) : [])
    .filter((entry) => entry.permitted)
    .map(({ menuName }) => menuName)

export function permissionsDiff(before: unknown, after: unknown): PermissionsDiff {
  const [earlier, later] = [permitted(before), permitted(after)]
  return {
    added: later.filter((key) => !earlier.includes(key)),
    removed: earlier.filter((key) => !later.includes(key)),
  }
}
