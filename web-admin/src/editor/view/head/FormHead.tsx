import { useMemo, type ReactNode } from 'react'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { PublicStateBadge } from './PublicStateBadge.tsx'
import type { PartialRecord } from '../../state/publicState.ts'
import { isPlannedArea } from '@flou/shared/site/plannedPages.ts'
import { areaOf } from '../../../core/offices/recordLocations.ts'
import { NotBuiltBadge } from '../../../ui/NotBuiltBadge.tsx'
import { PresenceNote } from './PresenceNote.tsx'
import { ViewSwitch } from '../ViewSwitch.tsx'
import { PublishBadgeSlot } from './PublishBadgeSlot.tsx'
import type { Phase } from '../../state/phase.ts'
import { SaveButtons, type SaveButtonsProps } from './SaveButtons.tsx'
import { SaveState } from './SaveState.tsx'
import { SaveRetry, type SaveRetryProps } from './SaveState.tsx'
import classes from './FormHead.module.css'

interface Props extends SaveRetryProps, Omit<SaveButtonsProps, 'isSaving'> {
  title: string
  record: PartialRecord
  isDraft: boolean
  phase: Phase
  tools: ReactNode
  apiUrl: string | undefined
}

export function FormHead({ title, record, phase, tools, apiUrl, isDraft, ...rest }: Props) {
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
          <PublicStateBadge type={type} record={record} hasPage={!area || !isPlannedArea(area)} />
          {area && <NotBuiltBadge area={area} />}
          <SaveState phase={phase} isDraft={isDraft} />
          <SaveRetry {...again} />
          <PublishBadgeSlot path={apiUrl} />
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
