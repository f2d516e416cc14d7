import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { hasStatus, isCopyable } from '@flou/shared/content/visibility.ts'
import { NEWS_STATUS } from '@flou/shared/content/types/news.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { useRemovalItems } from '../../../collect/useRemovalItems.tsx'
import { api } from '../../../core/session/current.ts'
import { useRights } from '../../../core/session/rights.ts'
import { publicStateTexts } from '../../../core/texts/recordState.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { isAwaitingApproval, notifyAwaitingApproval } from '../../../core/records/awaitingApproval.ts'
import { recordTitle } from '../../../core/records/recordTitle.ts'
import { unpublish, type Unpublished } from '../../../core/records/unpublish.ts'
import { useUnpublishNotice } from '../../../core/records/useUnpublishNotice.ts'
import { wireValues } from '../../../core/records/recordValues.ts'
import { publicStateOf, type PublicState } from '../../../core/records/publicState.ts'
import { useDuplicate } from './useDuplicate.ts'

const UsedByDialog = lazyPart(async () => (await import('../../dialogs/UsedByDialog.tsx')).UsedByDialog)

type StateAction = 'unpublish' | 'archive'

function actionsFor(type: ContentType, publicState: PublicState | undefined): StateAction[] {
  const isPublic = publicState === 'live' || publicState === 'changed' || publicState === 'scheduled'
  return [
    ...(isPublic ? (['unpublish'] as const) : []),
    ...(hasStatus(type) && (isPublic || publicState === 'off') ? (['archive'] as const) : []),
  ]
}

interface Props {
  type: ContentType
  record: StoredRecord
  /** API path of the record. */
  recordPath: string
  onDone: (record: StoredRecord, effect: 'draftUnseen' | 'takenOff' | 'published') => void
}

function useStateAction({ type, record, recordPath, onDone }: Props) {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const { recordVersion, live } = record
  const announceUnpublished = useUnpublishNotice(type, (stored) => onDone(stored, 'published'))
  const archived = {
    ...wireValues(type.declaration, record),
    status: NEWS_STATUS.archived,
    recordVersion,
  }
  const calls = {
    unpublish: () => unpublish({ type, path: recordPath, recordVersion, hasDraft: live !== undefined }),
    archive: async () => ({
      answer: await api<StoredRecord>(recordPath, {
        method: 'PUT',
        body: archived,
        idempotencyKey: crypto.randomUUID(),
      }),
    }),
  } satisfies Record<StateAction, () => Promise<Unpublished>>
  return useMutation({
    mutationFn: (action: StateAction): Promise<Unpublished> => calls[action](),
    onSuccess: (done, action) => {
      const { answer } = done
      const isWaiting = isAwaitingApproval(answer)
      if (action === 'unpublish') announceUnpublished(done)
      else if (isWaiting) notifyAwaitingApproval()
      else notifySuccess(answer.message ?? messageText('updated', language), t('effect.takenOff'))
      if (answer.data) onDone(answer.data, isWaiting ? 'draftUnseen' : 'takenOff')
    },
    onError: (error) => notifyError(failureText(error)),
  })
}

export function PublicStateMenu(props: Props) {
  const t = useTextsOf(publicStateTexts)
  const language = useLanguage()
  const action = useStateAction(props)
  const duplicate = useDuplicate(props.recordPath, props.record)
  const [today] = useState(() => todayInJakarta(new Date()))
  const { canEdit, canPublish } = useRights()
  const publicState = publicStateOf(props.type, props.record, today)
  const actions = canEdit || canPublish ? actionsFor(props.type, publicState) : []
  const [isUsageOpen, setUsageOpen] = useState(false)
  const { itemsOf, dialog } = useRemovalItems(props.type)
  const { id, recordVersion } = props.record
  return (
    <>
      <Menu
        name={t('standing.more')}
        items={[
          { label: t('usage.open'), icon: 'link', onChoose: () => setUsageOpen(true) },
          ...(canEdit && isCopyable(props.type)
            ? [
                {
                  label: t('standing.duplicate'),
                  icon: 'copy' as const,
                  onChoose: () => duplicate.mutate(),
                },
              ]
            : []),
          ...actions.map((one) => ({
            label: t(`standing.${one}`),
            icon: 'close' as const,
            onChoose: () => action.mutate(one),
          })),
          ...itemsOf({ id, recordVersion, isPublic: actions.includes('unpublish') }),
        ]}
      />
      {dialog}
      {isUsageOpen && (
        <UsedByDialog
          path={props.recordPath}
          type={props.type.key}
          id={id}
          title={recordTitle(props.type, props.record, language)}
          onClose={() => setUsageOpen(false)}
        />
      )}
    </>
  )
}
