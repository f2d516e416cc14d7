import type { StoredRecord } from '@flou/shared/api.ts'
import { DraftBanner } from '../draft/DraftBanner.tsx'
import { useFormHandle } from '../form/FormContext.ts'
import { RestoreBanner } from '../recovery/RestoreBanner.tsx'
import { ChangeRequestBanner } from '../pending/ChangeRequestBanner.tsx'
import type { Editing } from '../saving/editing.ts'
import type { useEditing } from '../saving/useEditing.ts'
import { PublicStateMenu } from '../publicState/PublicStateMenu.tsx'
import { RevisionsPanel } from '../revisions/RevisionsPanel.tsx'
import { lazyPart } from '../../elements/lazyPart.tsx'

const TakeOverDialog = lazyPart(async () => (await import('../conflict/TakeOverDialog.tsx')).TakeOverDialog)

const WaitingTextDialog = lazyPart(
  async () => (await import('../conflict/WaitingTextDialog.tsx')).WaitingTextDialog,
)

const ConflictDialog = lazyPart(async () => (await import('../conflict/ConflictDialog.tsx')).ConflictDialog)

interface StoredProps extends Pick<Editing, 'record' | 'onSaved'> {
  apiUrl: string
  editing: ReturnType<typeof useEditing>
}

export function StoredRecordDialogs({ apiUrl, record, onSaved, editing }: StoredProps) {
  const { conflict, setConflict, competingRequest, setCompetingRequest } = editing.outcome
  return (
    <>
      <RevisionsPanel
        path={apiUrl}
        liveVersion={record.live?.version}
        hasUnsavedWork={editing.hasUnsavedWork}
        onRestored={(restored) => {
          onSaved(restored, false)
          void editing.takeOver(restored)
        }}
      />
      {conflict && (
        <ConflictDialog
          current={conflict}
          apiUrl={apiUrl}
          baseRevision={editing.baseRevision()}
          onDecide={(decision) => void editing.resolveConflict(conflict, decision)}
          onKeepEditing={() => setConflict(undefined)}
        />
      )}
      {competingRequest && (
        <TakeOverDialog
          changeRequest={competingRequest}
          onTakeOver={() => editing.takeOverChangeRequest(competingRequest, apiUrl)}
          onKeepEditing={() => setCompetingRequest(undefined)}
        />
      )}
    </>
  )
}

export function RecordStateTools({
  type,
  record,
  apiUrl,
  onSaved,
  editing,
}: StoredProps & Pick<Editing, 'type'>) {
  if (type.single || record.id === undefined) return null
  return (
    <PublicStateMenu
      type={type}
      record={record as StoredRecord}
      recordPath={apiUrl}
      onDone={(stored, isWaiting) => {
        onSaved(stored, false, { is: isWaiting ? 'draftUnseen' : 'takenOff' })
        void editing.takeOver(stored)
      }}
    />
  )
}

export function Banners({
  record,
  apiUrl,
  editing,
}: Pick<StoredProps, 'record' | 'editing'> & { apiUrl?: string | undefined }) {
  const { type, id } = useFormHandle()
  return (
    <>
      {apiUrl && <ChangeRequestBanner type={type.key} id={id} Merge={WaitingTextDialog} />}
      {apiUrl && (
        <DraftBanner
          record={record}
          apiUrl={apiUrl}
          onDiscarded={(discarded) => void editing.takeOver(discarded)}
        />
      )}
      <RestoreBanner recovered={editing.recoveredWork} />
    </>
  )
}
