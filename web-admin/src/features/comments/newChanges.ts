import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'

/** A change that is sent again is unread again. */
export const changeKey = ({ id, round }: Pick<ChangeRequestRow, 'id' | 'round'>): string => `${id}.${round}`

/**
 * Returns the changes that were sent after the latest known one, and the time of the latest now.
 * @param known undefined before the first answer, which announces nothing
 */
export function newChanges(newest: readonly ChangeRequestRow[], known: string | undefined) {
  const times = [known ?? '', ...newest.map(({ submitted }) => submitted)]
  const added = known === undefined ? [] : newest.filter(({ submitted }) => submitted > known)
  return { added, latest: times.toSorted().at(-1) ?? '' }
}
