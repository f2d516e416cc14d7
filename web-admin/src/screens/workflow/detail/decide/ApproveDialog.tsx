import { Button, Group } from '@mantine/core'
import { LIMITS } from '@flou/shared/limits.ts'
import type { ChangeDetail, ChangeKind } from '@flou/shared/workflow.ts'
import { localizedText } from '../../../../content/localizedText.ts'
import { timeText } from '../../../../content/timeText.ts'
import { Dialog } from '../../../../elements/Dialog.tsx'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'

const GRAVE: ReadonlySet<ChangeKind> = new Set(['trash', 'unpublish', 'purge'])
const ABOUT_PEOPLE: ReadonlySet<string> = new Set(['role', 'user'])

/** True for what takes something away or changes who may do what: it is asked about before it is approved. */
export const isGrave = ({ kind, type }: Pick<ChangeDetail, 'kind' | 'type'>): boolean =>
  GRAVE.has(kind) || ABOUT_PEOPLE.has(type)

interface Props {
  change: ChangeDetail
  isBusy: boolean
  onApprove: () => void
  /** A new time is asked of the author, where the planned one has passed. */
  onAskForTime: () => void
  onClose: () => void
}

/** Names what is about to be approved: once more before what is grave, and where a planned time has passed. */
export function ApproveDialog({ change, isBusy, onApprove, onAskForTime, onClose }: Props) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const { kind, type, titles, missedTime } = change
  const title = localizedText(titles, language).text || `#${change.recordId}`
  return (
    <Dialog title={t('decide.approveAsk')} onClose={onClose}>
      <p>
        <strong>{t('decide.approveWhat', { kind: t(`change.kind.${kind}`), title })}</strong>
      </p>
      {(kind === 'trash' || kind === 'unpublish' || kind === 'purge') && (
        <p>{t(`change.effect.${kind}`, { days: LIMITS.trashDays })}</p>
      )}
      {ABOUT_PEOPLE.has(type) && <p>{t('decide.permissions')}</p>}
      {missedTime !== undefined && <p>{t('missed.hint', { time: timeText(missedTime, language) })}</p>}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('decide.cancel')}
        </Button>
        {missedTime !== undefined && (
          <Button variant="default" onClick={onAskForTime}>
            {t('missed.later')}
          </Button>
        )}
        <Button
          loading={isBusy}
          onClick={onApprove}
          data-autofocus
          {...(isGrave(change) && { color: 'danger' })}
        >
          {t(missedTime === undefined ? 'decide.approve' : 'missed.now')}
        </Button>
      </Group>
    </Dialog>
  )
}
