import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageText } from '@flou/shared/messages.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { isDecidable, WORKFLOW_STATUS } from '@flou/shared/workflow.ts'
import { changeAddress } from '../../../../content/pending/changeAddress.ts'
import { Icon } from '../../../../elements/Icon.tsx'
import { useStore } from '../../../../state/useStore.ts'
import { pendingTexts } from '../../../../texts/content/pending.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { needsOther } from '../RelatedChanges.tsx'
import { isAskedAbout } from './approve/ApproveDialog.tsx'
import { DecisionDialogs, type Asking } from './DecisionDialogs.tsx'
import { areKeysOn, switchKeys, useDecisionKeys, type DecisionKey } from './decisionKeys.ts'
import { TakeOverButton } from './TakeOverButton.tsx'
import { UndoButton } from './UndoButton.tsx'
import type { Deciding } from './useDecision.ts'
import classes from './Decision.module.css'

interface Props {
  change: ChangeDetail
  deciding: Deciding
  neighbours: { previous?: string; next?: string }
}

const Key = ({ name }: { name: string }) => (
  <kbd className={classes.key} aria-hidden="true">
    {name}
  </kbd>
)

/** Why the reader cannot decide about a change. */
function Obstacle({ change }: Pick<Props, 'change'>) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const { cannotDecide } = change
  if (cannotDecide === undefined) return null
  const isSaid = cannotDecide === 'contributed' || cannotDecide === 'noApprover'
  return (
    <p className={classes.obstacle}>
      {isSaid ? messageText(cannotDecide, language) : t(`decide.${cannotDecide}`)}
    </p>
  )
}

/** Statuses in which a change can be sent once more by who took part in it. */
const SENT_AGAIN: ReadonlySet<number> = new Set([
  WORKFLOW_STATUS.rejected,
  WORKFLOW_STATUS.changesRequested,
  WORKFLOW_STATUS.withdrawn,
  WORKFLOW_STATUS.expired,
])

/** What its author can do with a change. */
function OwnActions({
  change,
  deciding,
  onWithdraw,
}: Omit<Props, 'neighbours'> & { onWithdraw: () => void }) {
  const t = useTextsOf({ ...changeTexts, ...pendingTexts })
  const { status } = change
  if (!change.isOwn) return null
  const isOpen = isDecidable(status) || status === WORKFLOW_STATUS.changesRequested
  return (
    <>
      {SENT_AGAIN.has(status) && (
        <Button
          variant="default"
          loading={deciding.decide.isPending}
          onClick={() => deciding.decide.mutate({ outcome: 'sendAgain' })}
        >
          {t('decide.sendAgain')}
        </Button>
      )}
      {isOpen && (
        <Button variant="default" c="danger" onClick={onWithdraw}>
          {t('pending.withdraw')}
        </Button>
      )}
    </>
  )
}

/** True for what cannot be approved as it is: the notices above say why. */
const isHeldUpBy = (change: ChangeDetail): boolean =>
  change.isOutdated || change.replacedFiles.length > 0 || needsOther(change)

/** The three decisions, each with its key. */
function Decisions({ change, deciding, ask }: Omit<Props, 'neighbours'> & { ask: (what: Asking) => void }) {
  const t = useTextsOf(changeTexts)
  const isBusy = deciding.decide.isPending
  const approve = () =>
    isAskedAbout(change) ? ask('approve') : deciding.decide.mutate({ outcome: 'approve' })
  const isHeldUp = isHeldUpBy(change)
  return (
    <>
      <Button variant="default" c="danger" onClick={() => ask('reject')}>
        {t('decide.reject')} <Key name="R" />
      </Button>
      <Button variant="default" onClick={() => ask('request')}>
        {t('decide.request')} <Key name="C" />
      </Button>
      <Button disabled={isHeldUp} loading={isBusy} onClick={approve}>
        {t(change.status === WORKFLOW_STATUS.applyFailed ? 'decide.again' : 'decide.approve')}{' '}
        <Key name="A" />
      </Button>
    </>
  )
}

/** Goes through the queue, and switches the keys off for those in whose way they are. */
function Going({ neighbours, go }: Pick<Props, 'neighbours'> & { go: (to: 'previous' | 'next') => void }) {
  const t = useTextsOf(changeTexts)
  const isOn = useStore(areKeysOn)
  return (
    <div className={classes.going}>
      <Button
        variant="default"
        size="compact-sm"
        disabled={neighbours.previous === undefined}
        onClick={() => go('previous')}
      >
        <span className={classes.arrow}>
          <Icon name="back" size={16} />
        </span>
        <span className={classes.name}>{t('decide.previous')}</span> <Key name="K" />
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        disabled={neighbours.next === undefined}
        onClick={() => go('next')}
      >
        <span className={classes.name}>{t('decide.next')}</span> <Key name="J" />
        <span className={classes.arrow} data-next>
          <Icon name="back" size={16} />
        </span>
      </Button>
      <Switch
        size="xs"
        label={t('decide.keys')}
        checked={isOn}
        onChange={(event) => switchKeys(event.currentTarget.checked)}
      />
    </div>
  )
}

/** What one can do with the change that is shown; stays in view. */
export function DecisionBar({ change, deciding, neighbours }: Props) {
  const t = useTextsOf(changeTexts)
  const navigate = useNavigate()
  const [asking, ask] = useState<Asking>()
  const canDecide = change.cannotDecide === undefined
  const isQueued = neighbours.previous !== undefined || neighbours.next !== undefined
  const isHeldUp = isHeldUpBy(change)
  const go = (to: 'previous' | 'next') => {
    const id = neighbours[to]
    if (id !== undefined) void navigate(changeAddress(id))
  }
  useDecisionKeys((action: DecisionKey) => {
    if (action === 'next' || action === 'previous') return go(action)
    if (!canDecide || (action === 'approve' && isHeldUp)) return undefined
    // a key is pressed more easily than a button: approving by it is asked about
    return ask(action)
  })
  return (
    <div className={classes.bar} role="region" aria-label={t('decide.bar')}>
      {(canDecide || isQueued) && <Going neighbours={neighbours} go={go} />}
      <Obstacle change={change} />
      <div className={classes.actions}>
        <UndoButton change={change} />
        <TakeOverButton change={change} />
        <OwnActions change={change} deciding={deciding} onWithdraw={() => ask('withdraw')} />
        {canDecide && <Decisions change={change} deciding={deciding} ask={ask} />}
      </div>
      <DecisionDialogs change={change} deciding={deciding} asking={asking} ask={ask} />
    </div>
  )
}
