import { useMemo, type ReactNode } from 'react'
import { useFormHandle } from '../../form/FormContext.ts'
import { StandingBadge } from '../../standing/StandingBadge.tsx'
import type { Stood } from '../../standing/standing.ts'
import { isNotOnSite } from '@flou/shared/site/notBuilt.ts'
import { areaOf } from '../../../offices/recordPlaces.ts'
import { NotBuiltBadge } from '../../../offices/NotBuiltBadge.tsx'
import { PresenceNote } from './PresenceNote.tsx'
import { ViewSwitch } from '../ViewSwitch.tsx'
import { ReceiptSlot } from '../../receipt/ReceiptSlot.tsx'
import type { Phase } from '../../saving/usePhase.ts'
import { SaveButtons, type SaveButtonsProps } from './SaveButtons.tsx'
import { SaveState } from './SaveState.tsx'
import { SavingAgain, type SavingAgainProps } from './SavingAgain.tsx'
import classes from './FormHead.module.css'

interface Props extends SavingAgainProps, Omit<SaveButtonsProps, 'isSaving'> {
  title: string
  /** As it is stored. */
  record: Stood
  /** What stands in the form is a draft. */
  isDraft: boolean
  phase: Phase
  tools: ReactNode
  /** The API address of a record that exists. */
  address: string | undefined
}

/** What stays in view above a form: its name, whether it is saved, how it is shown, what can be done, who else is here. */
export function FormHead({ title, record, phase, tools, address, isDraft, ...rest }: Props) {
  const { type } = useFormHandle()
  const area = useMemo(() => areaOf(type), [type])
  const { canDraft, onSave, ...again } = rest
  return (
    <div className={classes.head}>
      <div className={classes.name}>
        <h1 tabIndex={-1} title={title}>
          {title}
        </h1>
        <div className={classes.saving}>
          <StandingBadge type={type} record={record} hasPage={!area || !isNotOnSite(area)} />
          {area && <NotBuiltBadge area={area} />}
          <SaveState phase={phase} isDraft={isDraft} />
          <SavingAgain {...again} />
          <ReceiptSlot address={address} />
        </div>
      </div>
      <ViewSwitch />
      <div className={classes.tools}>
        {tools}
        <SaveButtons isSaving={phase.is === 'saving'} canDraft={canDraft} onSave={onSave} />
      </div>
      <PresenceNote />
    </div>
  )
}
