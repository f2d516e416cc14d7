import type { PermissionEntry } from '@flou/shared/content/fields/value.ts'
import { grantNames } from '@flou/shared/content/labels/permissionName.ts'
import { grantsIn, type Grant } from '@flou/shared/content/permissions.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import type { DiffProps } from '../diff/recordDiff.ts'
import { Marked } from '../diff/Sides.tsx'
import classes from '../diff/Diff.module.css'

const grantsOf = (value: unknown): Grant[] => [
  ...grantsIn(Array.isArray(value) ? (value as PermissionEntry[]) : []),
]

export function permissionsDiff(before: unknown, after: unknown) {
  const [earlier, later] = [grantsOf(before), grantsOf(after)]
  return {
    added: later.filter((key) => !earlier.includes(key)),
    removed: earlier.filter((key) => !later.includes(key)),
  }
}

export function PermissionsDiff({ diff }: DiffProps) {
  const language = useLanguage()
  const { added, removed } = permissionsDiff(diff.before, diff.after)
  const marked = (grants: readonly Grant[], as: 'added' | 'removed') =>
    grantNames(grants, language).map((name) => (
      <li key={name}>
        <Marked as={as} text={name} />
      </li>
    ))
  return (
    <ul className={classes['keys']}>
      {marked(removed, 'removed')}
      {marked(added, 'added')}
    </ul>
  )
}
