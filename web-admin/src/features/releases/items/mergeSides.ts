import type { AnyType } from '@flou/shared/content/define.ts'
import type { ReleaseItemContent } from '@flou/shared/releases/release.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import { changedBy } from '../../../editor/dialogs/merge.ts'
import { recordDiff } from '../../../fields/diff/recordDiff.ts'

/** The version to merge with: the saved record, or that of another release (any one for ''). */
export function mergeSides(
  { declaration }: AnyType,
  item: ReleaseItemContent,
  otherRelease: string | undefined,
) {
  const other =
    otherRelease === undefined
      ? undefined
      : item.others.find(
          ({ releaseId, fields }) => fields && (otherRelease === '' || releaseId === otherRelease),
        )
  const theirs: FormValues = { ...(other?.fields ?? item.current?.fields) }
  const mine: FormValues = { ...item.after }
  const diffs = recordDiff(declaration, theirs, mine)
  const by = item.before ? changedBy(declaration, { base: { ...item.before }, mine, theirs }) : undefined
  const recordVersion = other ? item.recordVersion : (item.current?.recordVersion ?? item.recordVersion)
  return { mine, diffs, by, recordVersion, otherName: other?.name }
}
