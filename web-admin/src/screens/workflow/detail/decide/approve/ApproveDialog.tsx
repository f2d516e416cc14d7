import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import type { ChangeKind, NewTime } from '@flou/shared/workflow.ts'
import { localizedText } from '../../../../../content/localizedText.ts'
import { timeText } from '../../../../../content/timeText.ts'
import { Dialog } from '../../../../../elements/Dialog.tsx'
import { changeTexts } from '../../../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../../../texts/useText.ts'
import { useTextsOf } from '../../../../../texts/useTextsOf.ts'
import { newTimeOf, wrongDay, type PublishTime } from './publishTime.ts'
import { PublishTimeChoice } from './PublishTimeChoice.tsx'

const GRAVE: ReadonlySet<ChangeKind> = new Set(['trash', 'unpublish', 'purge'])
const ABOUT_PEOPLE: ReadonlySet<string> = new Set(['role', 'user'])

type Asked = Pick<ChangeDetail, 'kind' | 'type' | 'isGrave'>
const isDangerous = ({ kind, type, isGrave }: Asked): boolean =>
  isGrave === true || GRAVE.has(kind) || ABOUT_PEOPLE.has(type)

/** True for what is asked about before it is approved: what takes something away, changes rights, or was planned for a day. */
export const isAskedAbout = (change: Asked & Pick<ChangeDetail, 'planned' | 'missedTime'>): boolean =>
  isDangerous(change) || change.planned !== undefined || change.missedTime !== undefined

interface Props {
  change: ChangeDetail
  isBusy: boolean
  /** @param time when to publish it; absent: as its author planned */
  onApprove: (time?: NewTime) => void
  /** A new time is asked of the author, where the planned one has passed. */
  onAskForTime: () => void
  onClose: () => void
}

/** What approving leads to. */
function Effects({ change }: Pick<Props, 'change'>) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const { kind, type, missedTime } = change
  return (
    <>
      {(kind === 'trash' || kind === 'unpublish' || kind === 'purge') && (
        <p>{t(`change.effect.${kind}`, { days: LIMITS.trashDays })}</p>
      )}
      {ABOUT_PEOPLE.has(type) && <p>{t('decide.permissions')}</p>}
      {missedTime !== undefined && <p>{t('missed.hint', { time: timeText(missedTime, language) })}</p>}
    </>
  )
}

/** Names what is about to be approved: once more before what is grave, and when to publish what was planned for a day. */
export function ApproveDialog({ change, isBusy, onApprove, onAskForTime, onClose }: Props) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const { kind, titles, missedTime, planned } = change
  const [time, setTime] = useState<PublishTime>({
    choice: missedTime === undefined ? 'planned' : 'now',
    day: '',
  })
  const [today] = useState(() => todayInJakarta(new Date()))
  const [isTried, setTried] = useState(false)
  const title = localizedText(titles, language).text || `#${change.recordId}`
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
      <Effects change={change} />
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
          <Button variant="default" onClick={onAskForTime}>
            {t('missed.later')}
          </Button>
        )}
        <Button
          loading={isBusy}
          onClick={approve}
          data-autofocus
          {...(isDangerous(change) && { color: 'danger' })}
        >
          {t('decide.approve')}
        </Button>
      </Group>
    </Dialog>
  )
}
