import { Alert, Button, Group } from '@mantine/core'
import { useState, type ComponentType } from 'react'
import { Link } from 'react-router'
import { messageText } from '@flou/shared/messages.ts'
import type { ChangeDetail, PendingMark } from '@flou/shared/changes/detail.ts'
import { changesContent, WORKFLOW_STATUS } from '@flou/shared/workflow.ts'
import { pendingTexts } from '../../texts/content/pending.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf, type TextsOf } from '../../texts/useTextsOf.ts'
import { timeText } from '../timeText.ts'
import { changeAddress } from './changeAddress.ts'
import { useChange } from './useChange.ts'
import { usePendingMark } from './usePendingMark.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'
import classes from './Pending.module.css'

type Open = 1 | 4 | 8
type T = TextsOf<keyof typeof pendingTexts>

/** Kinds that the form does not show by itself. */
const SAID = { trash: 1, unpublish: 1, purge: 1, restore: 1 } as const
const isSaid = (kind: string): kind is keyof typeof SAID => Object.hasOwn(SAID, kind)

interface Props {
  type: string
  id: number
  /** Asks before the waiting text comes into the form. */
  Merge: ComponentType<{ change: ChangeDetail; onClose: () => void }>
}

/** What the approver asked for. */
function Request({ change }: { change: ChangeDetail }) {
  const request = change.events.findLast(({ kind }) => kind === 'request')
  if (change.status !== WORKFLOW_STATUS.changesRequested || !request?.text) return null
  return (
    <blockquote className={classes.request}>
      <strong>{request.by.name}:</strong> {request.text}
    </blockquote>
  )
}

/** Who can decide it. */
function decidersText({ status, approvers }: ChangeDetail, t: T): string {
  if (status !== WORKFLOW_STATUS.pending) return ''
  if (approvers.length === 0) return t('pending.noApprover')
  return t('pending.approvers', { names: approvers.map(({ name }) => name).join(', ') })
}

/** True where the form shows the record without the waiting text. */
const isTextApart = ({ isOwn, kind }: PendingMark): boolean =>
  !isOwn && kind !== 'create' && changesContent(kind)

/** What is to be known of a change, in one paragraph. */
function useBannerText(mark: PendingMark, change: ChangeDetail | undefined): string {
  const t = useTextsOf(pendingTexts)
  const language = useLanguage()
  const status = mark.status as Open // marks are those of open changes
  const hint = t(`pending.hint.${status}`, {
    name: mark.by.name,
    time: timeText(mark.since, language),
    reason: messageText(change?.failure?.reason ?? '', language),
  })
  const kind = isSaid(mark.kind) ? t(`pending.kind.${mark.kind}`) : ''
  const isAgain = mark.isOwn && status === WORKFLOW_STATUS.pending && kind === ''
  const apart = isTextApart(mark) ? t('pending.apart') : ''
  return [hint, kind, apart, isAgain ? t('pending.again') : '', change ? decidersText(change, t) : '']
    .filter((part) => part !== '')
    .join(' ')
}

function Banner({ mark, Merge }: { mark: PendingMark } & Pick<Props, 'Merge'>) {
  const t = useTextsOf(pendingTexts)
  const { data: change } = useChange(mark.change)
  const text = useBannerText(mark, change)
  const [asked, setAsked] = useState<'withdraw' | 'merge'>()
  const close = () => setAsked(undefined)
  const mayMerge = change?.cannotDecide === undefined && change?.after && isTextApart(mark)
  const status = mark.status as Open // marks are those of open changes
  return (
    <Alert
      color={status === 1 ? 'ink' : 'danger'}
      variant="light"
      role="status"
      title={t(`pending.title.${status}`)}
      mb="md"
    >
      {text}
      {change && <Request change={change} />}
      <Group gap="xs" mt="sm">
        <Button component={Link} to={changeAddress(mark.change)} size="compact-sm" variant="default">
          {t('pending.open')}
        </Button>
        {mayMerge && (
          <Button size="compact-sm" variant="default" onClick={() => setAsked('merge')}>
            {t('useText.start')}
          </Button>
        )}
        {mark.isOwn && (
          <Button size="compact-sm" variant="subtle" color="danger" onClick={() => setAsked('withdraw')}>
            {t('pending.withdraw')}
          </Button>
        )}
      </Group>
      {asked === 'withdraw' && <WithdrawDialog change={mark.change} onClose={close} />}
      {asked === 'merge' && change && <Merge change={change} onClose={close} />}
    </Alert>
  )
}

/** Says above a form that a change of its record waits for approval, and what its author can do. */
export function PendingBanner({ type, id, Merge }: Props) {
  const mark = usePendingMark(type, id)
  return mark ? <Banner key={mark.change} mark={mark} Merge={Merge} /> : null
}
