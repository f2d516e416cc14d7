import { Alert, Button } from '@mantine/core'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { RecordDiff } from '../../../../content/compare/RecordDiff.tsx'
import { recordDiff } from '../../../../content/compare/diff/recordDiff.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import classes from '../Change.module.css'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'

interface Props {
  type: AnyType
  /** As it was shown, and as it is now. */
  seen: ChangeDetail
  now: ChangeDetail
  onDismiss: () => void
}

/** Says that a change moved on while somebody looked at it, and what is different now. */
export function MovedNotice({ type, seen, now, onDismiss }: Props) {
  const t = useTextsOf(changeTexts)
  const diffs = recordDiff(type.shape, seen.after, now.after)
  return (
    <Alert
      color="danger"
      variant="light"
      role="alert"
      title={t('decide.movedTitle')}
      mb="md"
      className={classes.notice}
    >
      <p>{t('decide.movedHint')}</p>
      {seen.status !== now.status && (
        <p>
          <strong>{t('decide.movedStatus', { status: statusText(t, now.status) })}</strong>
        </p>
      )}
      {diffs.length > 0 ? <RecordDiff diffs={diffs} typeKey={type.key} /> : <p>{t('decide.movedSame')}</p>}
      <Button size="compact-sm" variant="default" mt="sm" onClick={onDismiss}>
        {t('decide.dismiss')}
      </Button>
    </Alert>
  )
}

type T = ReturnType<typeof useTextsOf<keyof typeof changeTexts>>

const statusText = (t: T, status: ChangeDetail['status']): string =>
  status === 0 ? '' : t(`change.status.${status}`)
