import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../texts/useText.ts'
import { PresenceNote } from '../presence/PresenceNote.tsx'
import { ViewSwitch } from '../preview/ViewSwitch.tsx'
import { ReceiptSlot } from '../receipt/ReceiptSlot.tsx'
import type { Phase } from '../saving/usePhase.ts'
import { SaveState } from './SaveState.tsx'
import { SavingAgain, type SavingAgainProps } from './SavingAgain.tsx'
import classes from './RecordForm.module.css'

interface Props extends SavingAgainProps {
  title: string
  phase: Phase
  tools: ReactNode
  /** The API address of a record that exists. */
  address: string | undefined
}

/** What stays in view above a form: its name, whether it is saved, how it is shown, what can be done, who else is here. */
export function FormHead({ title, phase, tools, address, ...again }: Props) {
  const t = useText()
  return (
    <div className={classes.head}>
      <h1>{title}</h1>
      <div className={classes.saving}>
        <SaveState phase={phase} />
        <SavingAgain {...again} />
      </div>
      <ReceiptSlot address={address} />
      <ViewSwitch />
      <div className={classes.tools}>
        {tools}
        <Button type="submit" loading={phase.is === 'saving'} title={t('form.saveHint')}>
          {t('form.save')}
        </Button>
      </div>
      <PresenceNote />
    </div>
  )
}
