import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { isOpen } from '@flou/shared/workflow.ts'
import { formAddress } from '../../../../offices/recordPlaces.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { useRenewal } from './useRenewal.ts'

interface Props {
  type: AnyType
  change: ChangeDetail
}

/** Several records at once are submitted from their own screen only. */
const isOfOne = ({ kind }: ChangeDetail) => !['batch', 'undoBatch', 'reorder'].includes(kind)

/** The address of the record's form; undefined for what has none. */
function formOf({ type, recordId, parentId }: ChangeDetail): string | undefined {
  if (recordId === 0) return undefined
  return formAddress('dashboard2', { type, id: recordId, ...(parentId !== undefined && { parentId }) })
}

/**
 * What can be done about a change whose record has moved on: its content is merged with the record as it is now, anything else is
 * submitted over that. Who does it has a part in it, and somebody else decides.
 */
export function OutdatedActions({ type, change }: Props) {
  const t = useTextsOf(changeTexts)
  const [isMerging, setMerging] = useState(false)
  const renewal = useRenewal(change, () => setMerging(false))
  const { current } = change
  const form = formOf(change)
  const hasContent = change.after !== null && change.kind !== 'publish'
  return (
    <Group gap="xs" mt="sm">
      {current && isOfOne(change) && isOpen(change.status) && (
        <Button
          size="compact-sm"
          loading={renewal.isPending}
          onClick={() =>
            hasContent ? setMerging(true) : renewal.mutate({ recordVersion: current.recordVersion })
          }
        >
          {t(hasContent ? 'merge.start' : 'renew.start')}
        </Button>
      )}
      {form !== undefined && (
        <Button component={Link} to={form} size="compact-sm" variant="default">
          {t('change.openForm')}
        </Button>
      )}
      {isMerging && current && (
        <MergeDialog
          type={type}
          change={change}
          isBusy={renewal.isPending}
          onMerge={(fields) => renewal.mutate({ recordVersion: current.recordVersion, fields })}
          onClose={() => setMerging(false)}
        />
      )}
    </Group>
  )
}

/** Submits a change once more with the files as they are now. */
export function ReplacedActions({ change }: Pick<Props, 'change'>) {
  const t = useTextsOf(changeTexts)
  const renewal = useRenewal(change)
  if (!isOfOne(change) || change.isOutdated) return null
  return (
    <Button
      size="compact-sm"
      mt="sm"
      loading={renewal.isPending}
      onClick={() => renewal.mutate({ recordVersion: change.recordVersion })}
    >
      {t('renew.files')}
    </Button>
  )
}
