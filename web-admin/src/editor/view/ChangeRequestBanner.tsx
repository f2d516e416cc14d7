import { Box, Button, Group } from '@mantine/core'
import { useState, type ComponentType, type ReactNode } from 'react'
import { Link } from 'react-router'
import { messageText } from '@flou/shared/texts/messages.ts'
import type { ChangeRequestDetail, OpenChangeRequest } from '@flou/shared/approval/changeRequestDetail.ts'
import { isContentKind, WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import { changeRequestTexts } from '../../core/texts/recordState.ts'
import { useLanguage, useTextsOf, type TextsOf } from '../../core/texts/useText.ts'
import { timeText } from '../../core/records/timeText.ts'
import { changeRequestPath } from '../../core/offices/office.ts'
import { useChangeRequest } from '../../core/records/useOpenRequest.ts'
import { Suggestions } from './Suggestions.tsx'
import { WithdrawDialog } from '../dialogs/WithdrawDialog.tsx'
import { Banner } from '../../ui/Banner.tsx'
import classes from './Pending.module.css'

type Open = 1 | 4 | 8
type T = TextsOf<typeof changeRequestTexts>

const EXPLAINED_KINDS = { trash: 1, unpublish: 1, purge: 1, restore: 1 } as const
const isExplainedKind = (kind: string): kind is keyof typeof EXPLAINED_KINDS =>
  Object.hasOwn(EXPLAINED_KINDS, kind)

interface Props {
  openRequest: OpenChangeRequest
  children?: ReactNode
  Merge: ComponentType<{ changeRequest: ChangeRequestDetail; onClose: () => void }>
}

function Request({ changeRequest }: { changeRequest: ChangeRequestDetail }) {
  const request = changeRequest.events.findLast(({ kind }) => kind === 'request')
  if (changeRequest.status !== WORKFLOW_STATUS.changesRequested || !request?.text) return null
  return (
    <blockquote className={classes.request}>
      <strong>{request.by.name}:</strong> {request.text}
    </blockquote>
  )
}

function decidersText({ status, approvers }: ChangeRequestDetail, t: T): string {
  if (status !== WORKFLOW_STATUS.pending) return ''
  if (approvers.length === 0) return t('pending.noApprover')
  return t('pending.approvers', { names: approvers.map(({ name }) => name).join(', ') })
}

/** True if the form shows the record without the waiting text. */
const isTextApart = ({ isOwn, kind }: OpenChangeRequest): boolean =>
  !isOwn && kind !== 'create' && isContentKind(kind)

function useBannerText(
  openRequest: OpenChangeRequest,
  changeRequest: ChangeRequestDetail | undefined,
): string {
  const t = useTextsOf(changeRequestTexts)
  const language = useLanguage()
  const status = openRequest.status as Open
  const hint = t(`pending.hint.${status}`, {
    name: openRequest.by.name,
    time: timeText(openRequest.since, language),
    reason: messageText(changeRequest?.failure?.reason ?? '', language),
  })
  const kind = isExplainedKind(openRequest.kind) ? t(`pending.kind.${openRequest.kind}`) : ''
  const isAgain = openRequest.isOwn && status === WORKFLOW_STATUS.pending && kind === ''
  const apart = isTextApart(openRequest) ? t('pending.apart') : ''
  return [
    hint,
    kind,
    apart,
    isAgain ? t('pending.again') : '',
    changeRequest ? decidersText(changeRequest, t) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

export function ChangeRequestBanner({ openRequest, Merge, children }: Props) {
  const t = useTextsOf(changeRequestTexts)
  const { data: changeRequest } = useChangeRequest(openRequest.changeRequestId)
  const text = useBannerText(openRequest, changeRequest)
  const [openDialog, setOpenDialog] = useState<'withdraw' | 'merge'>()
  const close = () => setOpenDialog(undefined)
  const mayMerge =
    changeRequest?.cannotDecide === undefined && changeRequest?.after && isTextApart(openRequest)
  const status = openRequest.status as Open
  return (
    <Banner tone={status === WORKFLOW_STATUS.pending ? 'soon' : 'bad'} role="status" mb="md">
      <Group gap="xs">
        <Box flex="1 1 20rem">{text}</Box>
        <Button
          component={Link}
          to={changeRequestPath(openRequest.changeRequestId)}
          size="compact-sm"
          variant="default"
        >
          {t('pending.open')}
        </Button>
        {mayMerge && (
          <Button size="compact-sm" variant="default" onClick={() => setOpenDialog('merge')}>
            {t('useText.start')}
          </Button>
        )}
        {openRequest.isOwn && (
          <Button size="compact-sm" variant="subtle" color="danger" onClick={() => setOpenDialog('withdraw')}>
            {t('pending.withdraw')}
          </Button>
        )}
        {children}
      </Group>
      {changeRequest && <Request changeRequest={changeRequest} />}
      {changeRequest?.isOwn && <Suggestions changeRequest={changeRequest} />}
      {openDialog === 'withdraw' && (
        <WithdrawDialog changeRequestId={openRequest.changeRequestId} onClose={close} />
      )}
      {openDialog === 'merge' && changeRequest && <Merge changeRequest={changeRequest} onClose={close} />}
    </Banner>
  )
}
