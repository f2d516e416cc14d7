import type { StoredRecord } from '@flou/shared/api.ts'
import { DraftBanner } from '../draft/DraftBanner.tsx'
import { useFormHandle } from '../form/FormContext.ts'
import { RestoreBanner } from '../journal/RestoreBanner.tsx'
import { PendingBanner } from '../pending/PendingBanner.tsx'
import type { Editing } from '../saving/editing.ts'
import type { useEditing } from '../saving/useEditing.ts'
import { StandingMenu } from '../standing/StandingMenu.tsx'
import { VersionsPanel } from '../versions/VersionsPanel.tsx'
import { later } from '../../elements/later.tsx'

/** Loaded where somebody else's change is open. */
const TakeOverDialog = later(async () => (await import('../conflict/TakeOverDialog.tsx')).TakeOverDialog)

/** Loaded where an approver uses the text of a waiting change. */
const MergeDialog = later(async () => (await import('../conflict/MergeDialog.tsx')).MergeDialog)

/** Loaded when someone else was quicker. */
const ConflictDialog = later(async () => (await import('../conflict/ConflictDialog.tsx')).ConflictDialog)

interface StoredProps extends Pick<Editing, 'record' | 'onSaved'> {
  address: string
  editing: ReturnType<typeof useEditing>
}

/** What the form of a record that exists has beside its fields: its versions, and the decision where someone else was quicker. */
export function StoredParts({ address, record, onSaved, editing }: StoredProps) {
  const { conflict, setConflict, rival, setRival } = editing.outcome
  return (
    <>
      <VersionsPanel
        address={address}
        liveVersion={record.live?.version}
        holdsWork={editing.holdsWork}
        onRestored={(restored) => {
          onSaved(restored, false)
          void editing.takeOver(restored)
        }}
      />
      {conflict && (
        <ConflictDialog
          current={conflict}
          address={address}
          baseVersion={editing.baseVersion()}
          onDecide={(decision) => void editing.decide(conflict, decision)}
          onKeep={() => setConflict(undefined)}
        />
      )}
      {rival && (
        <TakeOverDialog
          change={rival}
          onTakeOver={() => editing.takeOverChange(rival, address)}
          onKeep={() => setRival(undefined)}
        />
      )}
    </>
  )
}

/** What takes a record off the site; sections stay on it. */
export function StandingTools({
  type,
  record,
  address,
  onSaved,
  editing,
}: StoredProps & Pick<Editing, 'type'>) {
  if (type.single || record.id === undefined) return null
  return (
    <StandingMenu
      type={type}
      record={record as StoredRecord} // it has an id
      address={address}
      onDone={(stored, isWaiting) => {
        onSaved(stored, false, { is: isWaiting ? 'draftUnseen' : 'takenOff' })
        void editing.takeOver(stored)
      }}
    />
  )
}

/** What stands above the fields: a draft that visitors do not see, work that was left unsaved. */
export function Banners({
  record,
  address,
  editing,
}: Pick<StoredProps, 'record' | 'editing'> & { address?: string | undefined }) {
  const { type, id } = useFormHandle()
  return (
    <>
      {address && <PendingBanner type={type.key} id={id} Merge={MergeDialog} />}
      {address && (
        <DraftBanner
          record={record}
          address={address}
          onDiscarded={(discarded) => void editing.takeOver(discarded)}
        />
      )}
      <RestoreBanner left={editing.left} />
    </>
  )
}
