import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { hasStatus } from '@flou/shared/content/release.ts'
import { NEWS_STATUS } from '@flou/shared/content/types/news.ts'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import { messageText } from '@flou/shared/messages.ts'
import type { CallOptions } from '../../api/client.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { Icon } from '../../elements/Icon.tsx'
import { notifyError, notifySuccess } from '../../elements/notify.ts'
import { Popup } from '../../elements/Popup.tsx'
import { api } from '../../session/current.ts'
import { standingTexts } from '../../texts/content/standing.ts'
import { useLanguage, useText } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { isHeld, tellHeld } from '../pending/held.ts'
import { wireValues } from '../form/recordValues.ts'
import classes from '../list/table/RowMenu.module.css'
import { standingOf, type Standing } from './standing.ts'

type Step = 'unpublish' | 'archive'

/** What takes a record away from visitors, by where it stands. */
function stepsFor(type: ContentType, standing: Standing | undefined): Step[] {
  const isOut = standing === 'live' || standing === 'changed' || standing === 'scheduled'
  return [
    ...(isOut ? (['unpublish'] as const) : []),
    ...(hasStatus(type) && (isOut || standing === 'off') ? (['archive'] as const) : []),
  ]
}

interface Props {
  type: ContentType
  record: StoredRecord
  /** The API address of the record. */
  address: string
  /** `isWaiting`: it is not taken off yet, but waits for approval. */
  onDone: (record: StoredRecord, isWaiting: boolean) => void
}

function useStep({ type, record, address, onDone }: Props) {
  const t = useText()
  const language = useLanguage()
  const failureText = useFailureText()
  const archived = {
    ...wireValues(type.shape, record),
    status: NEWS_STATUS.archived,
    recordVersion: record.recordVersion,
  }
  const send = (path: string, options: CallOptions) =>
    api<StoredRecord>(path, { ...options, idempotencyKey: crypto.randomUUID() })
  const calls = {
    unpublish: () => send(`${address}/unpublish?recordVersion=${record.recordVersion}`, { method: 'POST' }),
    archive: () => send(address, { method: 'PUT', body: archived }),
  } satisfies Record<Step, () => unknown>
  return useMutation({
    mutationFn: (step: Step) => calls[step](),
    onSuccess: (answer) => {
      const { data, message } = answer
      if (isHeld(answer)) {
        tellHeld()
        return data && onDone(data, true)
      }
      notifySuccess(message ?? messageText('updated', language), t('effect.takenOff'))
      return onDone(data, false)
    },
    onError: (error) => notifyError(failureText(error)),
  })
}

/** Beside the buttons of a form: what is done to a record less often. Nothing where nothing can be. */
export function StandingMenu(props: Props) {
  const t = useTextsOf(standingTexts)
  const step = useStep(props)
  const [today] = useState(() => todayInJakarta(new Date()))
  const steps = stepsFor(props.type, standingOf(props.type, props.record, today))
  if (steps.length === 0) return null
  return (
    <Popup isQuiet name={t('standing.more')} label={<Icon name="more" />}>
      {(close) => (
        <div className={classes.menu}>
          {steps.map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => {
                close()
                step.mutate(name)
              }}
            >
              <Icon name="close" />
              {t(`standing.${name}`)}
            </button>
          ))}
        </div>
      )}
    </Popup>
  )
}
