import { Button } from '@mantine/core'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { RecordDiff } from '../../../fields/RecordDiff.tsx'
import { recordDiff } from '../../../fields/diff/recordDiff.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { useTextsOf } from '../../../core/texts/useText.ts'

interface Props {
  type: AnyType
  shownRequest: ChangeRequestDetail
  currentRequest: ChangeRequestDetail
  onDismiss: () => void
}

/** Shows differences after the change request was modified during review. */
export function MovedBanner({ type, shownRequest, currentRequest, onDismiss }: Props) {
  const t = useTextsOf(reviewTexts)
  const diffs = recordDiff(type.declaration, shownRequest.after, currentRequest.after)
  return (
    <Banner tone="bad" title={t('decide.movedTitle')} mb="md">
      <p>{t('decide.movedHint')}</p>
      {shownRequest.status !== currentRequest.status && (
        <p>
          <strong>{t('decide.movedStatus', { status: statusText(t, currentRequest.status) })}</strong>
        </p>
      )}
      {diffs.length > 0 ? <RecordDiff diffs={diffs} typeKey={type.key} /> : <p>{t('decide.movedSame')}</p>}
      <Button size="compact-sm" variant="default" mt="sm" onClick={onDismiss}>
        {t('decide.dismiss')}
      </Button>
    </Banner>
  )
}

type T = ReturnType<typeof useTextsOf<typeof reviewTexts>>

const statusText = (t: T, status: ChangeRequestDetail['status']): string =>
  status === 0 ? '' : t(`change.status.${status}`)
