import type { PermissionEntry } from '@flou/shared/content/fields/value.ts'

/** Keys that a role has in one of two states. */
export interface PermissionsDiff {
  added: string[]
  removed: string[]
}

const permitted = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as PermissionEntry[]) : []) // the schema has seen to it
    .filter((entry) => entry.permitted)
    .map(({ menuName }) => menuName)

/** What a role may do in one state and not in the other. */
export function permissionsDiff(before: unknown, after: unknown): PermissionsDiff {
  const [earlier, later] = [permitted(before), permitted(after)]
  return {
    added: later.filter((key) => !earlier.includes(key)),
    removed: earlier.filter((key) => !later.includes(key)),
  }
}
