import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import type { ChangeRequestKind, NewTime } from '@flou/shared/approval/workflow.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { UncheckedTexts } from './UncheckedTexts.tsx'
import { newTimeOf, wrongDay, type PublishTime } from './publishTime.ts'
import { PublishTimeChoice } from './PublishTimeChoice.tsx'

const DESTRUCTIVE_KINDS: ReadonlySet<ChangeRequestKind> = new Set(['trash', 'unpublish', 'purge'])
const ABOUT_PEOPLE: ReadonlySet<string> = new Set(['role', 'user'])

type ApprovalTarget = Pick<ChangeRequestDetail, 'kind' | 'type' | 'requiresReauthentication'>
const isDangerous = ({ kind, type, requiresReauthentication }: ApprovalTarget): boolean =>
  requiresReauthentication === true || DESTRUCTIVE_KINDS.has(kind) || ABOUT_PEOPLE.has(type)

/** True for destructive requests, access rights, planned publishing and unchecked machine translations. */
export const requiresConfirmation = (
  changeRequest: ApprovalTarget & Pick<ChangeRequestDetail, 'planned' | 'missedTime' | 'unchecked'>,
): boolean =>
  isDangerous(changeRequest) ||
  changeRequest.planned !== undefined ||
  changeRequest.missedTime !== undefined ||
  changeRequest.unchecked !== undefined

interface Props {
  changeRequest: ChangeRequestDetail
  isBusy: boolean
  /** @param time publish time; absent keeps the planned one */
  onApprove: (time?: NewTime) => void
  onRequestTime: () => void
  onClose: () => void
}

function Effects({ changeRequest }: Pick<Props, 'changeRequest'>) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const { kind, type, missedTime } = changeRequest
  const declared = REGISTRY.types.get(type)
  return (
    <>
      {(kind === 'trash' || kind === 'unpublish' || kind === 'purge') && (
        <p>{t(`change.effect.${kind}`, { days: LIMITS.trashDays })}</p>
      )}
      {ABOUT_PEOPLE.has(type) && <p>{t('decide.permissions')}</p>}
      {declared && <UncheckedTexts type={declared} changeRequest={changeRequest} isInDialog />}
      {missedTime !== undefined && <p>{t('missed.hint', { time: timeText(missedTime, language) })}</p>}
    </>
  )
}

export function ApproveDialog({ changeRequest, isBusy, onApprove, onRequestTime, onClose }: Props) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const { kind, titles, missedTime, planned } = changeRequest
  const [time, setTime] = useState<PublishTime>({
    choice: missedTime === undefined ? 'planned' : 'now',
    day: '',
  })
  const [today] = useState(() => todayInJakarta(new Date()))
  const [isTried, setTried] = useState(false)
  const title = localizedText(titles, language).text || `#${changeRequest.recordId}`
  const wrong = planned === undefined ? undefined : wrongDay(time, today)
  const approve = () => {
    setTried(true)
    if (wrong === undefined) onApprove(planned === undefined ? undefined : newTimeOf(time))
  }
  return (
    <Dialog title={t('decide.approveAsk')} onClose={onClose}>
      <p>
        <strong>{t('decide.approveWhat', { kind: t(`change.kind.${kind}`), title })}</strong>
      </p>
      <Effects changeRequest={changeRequest} />
      {planned !== undefined && (
        <PublishTimeChoice
          value={time}
          planned={missedTime === undefined ? planned : undefined}
          today={today}
          wrong={isTried ? wrong : undefined}
          onChange={setTime}
        />
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('decide.cancel')}
        </Button>
        {missedTime !== undefined && (
          <Button variant="default" onClick={onRequestTime}>
            {t('missed.later')}
          </Button>
        )}
        <Button
          loading={isBusy}
          onClick={approve}
          data-autofocus
          {...(isDangerous(changeRequest) && { color: 'danger' })}
        >
          {t('decide.approve')}
        </Button>
      </Group>
    </Dialog>
  )
}
