import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { isOpen } from '@flou/shared/approval/workflow.ts'
import { recordFormUrl } from '../../../core/offices/recordLocations.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { useRenewal } from './useRenewal.ts'

interface Props {
  type: AnyType
  changeRequest: ChangeRequestDetail
}

/** Batches are requested only from their own screen. */
const isOfOne = ({ kind }: ChangeRequestDetail) => !['batch', 'undoBatch', 'reorder'].includes(kind)

function formOf({ type, recordId, parentId }: ChangeRequestDetail): string | undefined {
  if (recordId === 0) return undefined
  return recordFormUrl('dashboard2', { type, id: recordId, ...(parentId !== undefined && { parentId }) })
}

/**
 * Renews an outdated change request, merging content if any. The user becomes a contributor, so another
 * person must decide.
 */
export function OutdatedActions({ type, changeRequest }: Props) {
  const t = useTextsOf(reviewTexts)
  const [isMerging, setMerging] = useState(false)
  const renewal = useRenewal(changeRequest, () => setMerging(false))
  const { current } = changeRequest
  const form = formOf(changeRequest)
  const hasContent = changeRequest.after !== null && changeRequest.kind !== 'publish'
  return (
    <Group gap="xs" mt="sm">
      {current && isOfOne(changeRequest) && isOpen(changeRequest.status) && (
        <Button
          size="compact-sm"
          variant="default"
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
          changeRequest={changeRequest}
          isBusy={renewal.isPending}
          onMerge={(fields) => renewal.mutate({ recordVersion: current.recordVersion, fields })}
          onClose={() => setMerging(false)}
        />
      )}
    </Group>
  )
}

/** Renews a change request with the current files. */
export function ReplacedActions({ changeRequest }: Pick<Props, 'changeRequest'>) {
  const t = useTextsOf(reviewTexts)
  const renewal = useRenewal(changeRequest)
  if (!isOfOne(changeRequest) || changeRequest.isOutdated) return null
  return (
    <Button
      size="compact-sm"
      variant="default"
      mt="sm"
      loading={renewal.isPending}
      onClick={() => renewal.mutate({ recordVersion: changeRequest.recordVersion })}
    >
      {t('renew.files')}
    </Button>
  )
}
