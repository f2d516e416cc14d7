import type { StoredRecord } from '@flou/shared/api.ts'
import { DraftActions, DraftBanner } from './DraftBanner.tsx'
import { useOpenRequest } from '../../core/records/useOpenRequest.ts'
import { SaveQuestion } from '../dialogs/SaveQuestion.tsx'
import { useFormHandle } from '../../fields/form/FormContext.ts'
import { RestoreBanner } from './RestoreBanner.tsx'
import { ChangeRequestBanner } from './ChangeRequestBanner.tsx'
import type { EditorState } from '../state/types.ts'
import { draftStateOf, type EditorOptions } from './useSavePorts.ts'
import type { RecordEditor } from './useEditor.ts'
import { PlannedLines, ScheduleButton } from './Planned.tsx'
import { PublicStateMenu } from './head/PublicStateMenu.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { HistoryButton, HistoryPanel } from '../dialogs/revisions/HistoryPanel.tsx'
import { CommentsButton, CommentsPanel } from '../dialogs/comments/CommentsPanel.tsx'
import { ScrollButtons } from '../../ui/ScrollButtons.tsx'
import { LeaveGuard, useUnsavedWork } from '../../fields/form/LeaveGuard.tsx'
import { FormReleases } from './FormReleases.tsx'
import { formValues } from '../../core/records/recordValues.ts'

const TakeOverDialog = lazyPart(async () => (await import('../dialogs/TakeOverDialog.tsx')).TakeOverDialog)

const WaitingTextDialog = lazyPart(
  async () => (await import('../dialogs/WaitingTextDialog.tsx')).WaitingTextDialog,
)

const ConflictDialog = lazyPart(async () => (await import('../dialogs/ConflictDialog.tsx')).ConflictDialog)

interface StoredProps extends Pick<EditorOptions, 'record' | 'onSaved'> {
  apiUrl: string
  editor: RecordEditor
}

/** The other author's change request that blocks a save, also while it is taken over. */
function competingRequest({ save }: EditorState) {
  if (save.is === 'competing') return save.changeRequest
  return save.is === 'sending' ? save.request.takesOver : undefined
}

function StoredRecordDialogs({ apiUrl, record, onSaved, editor }: StoredProps) {
  const { state, dispatch } = editor
  const { save } = state
  const { type } = useFormHandle()
  const { sendDraft } = draftStateOf({ type, record, apiUrl })
  const competing = competingRequest(state)
  const close = () => dispatch({ is: 'dialogClosed' })
  return (
    <>
      <HistoryPanel
        path={apiUrl}
        liveVersion={record.live?.version}
        hasUnsavedWork={editor.hasUnsavedWork}
        onRestoreDraft={
          sendDraft &&
          ((stored) => {
            dispatch({ is: 'revisionChosen', values: formValues(type.declaration, stored, new Date()) })
            editor.submit('draft')
          })
        }
        onRestored={(stored) => {
          onSaved(stored, false)
          dispatch({ is: 'replaced', stored })
        }}
      />
      <CommentsPanel />
      {(save.is === 'conflict' || save.is === 'comparing') && (
        <ConflictDialog
          current={save.current}
          apiUrl={apiUrl}
          baseRevision={state.baseRevision}
          isBeforeSave={save.is === 'comparing'}
          onDecide={(decision) => dispatch({ is: 'conflictResolved', decision })}
          onKeepEditing={close}
        />
      )}
      {competing && (
        <TakeOverDialog
          changeRequest={competing}
          isBusy={save.is === 'sending'}
          onTakeOver={() => editor.takeOver(competing)}
          onKeepEditing={close}
        />
      )}
    </>
  )
}

function SheetGuard({ editor }: Pick<StoredProps, 'editor'>) {
  useUnsavedWork(editor.hasUnsavedWork())
  return null
}

type DialogsProps = Pick<EditorOptions, 'record' | 'onSaved' | 'subject' | 'apiUrl'> &
  Pick<StoredProps, 'editor'>

export function FormDialogs({ apiUrl, subject, editor, ...stored }: DialogsProps) {
  const { openQuestion } = editor.state
  return (
    <>
      {openQuestion && (
        <SaveQuestion
          subject={subject}
          openQuestion={openQuestion}
          onAnswer={editor.confirm}
          onClose={() => editor.dispatch({ is: 'questionClosed' })}
        />
      )}
      {apiUrl && <StoredRecordDialogs apiUrl={apiUrl} editor={editor} {...stored} />}
      {editor.handle.isInSheet ? (
        <SheetGuard editor={editor} />
      ) : (
        <>
          <LeaveGuard
            isDirty={editor.hasUnsavedWork()}
            hasUnsavedWork={editor.hasUnsavedWork}
            onLeave={() => editor.dispatch({ is: 'discarded' })}
          />
          <ScrollButtons />
        </>
      )}
    </>
  )
}

export function RecordStateTools({
  type,
  record,
  apiUrl,
  release,
  onSaved,
  editor,
}: Omit<StoredProps, 'apiUrl'> & Pick<EditorOptions, 'type' | 'apiUrl' | 'release'>) {
  if (editor.handle.isInSheet || release) return null
  const schedule = <ScheduleButton {...{ type, record, apiUrl, onSaved, editor }} />
  if (apiUrl === undefined) return schedule
  return (
    <>
      {schedule}
      <HistoryButton />
      <CommentsButton />
      {!type.single && record.id !== undefined && (
        <PublicStateMenu
          type={type}
          record={record as StoredRecord}
          recordPath={apiUrl}
          onDone={(stored, effect) => {
            onSaved(stored, false, { is: effect })
            editor.dispatch({ is: 'replaced', stored })
          }}
        />
      )}
    </>
  )
}

export function Banners({
  record,
  apiUrl,
  editor,
  release,
  onSaved,
}: Omit<StoredProps, 'apiUrl'> & Pick<EditorOptions, 'apiUrl' | 'release'>) {
  const { type, id } = useFormHandle()
  const openRequest = useOpenRequest(type.key, id)
  const draft = {
    record,
    apiUrl: apiUrl ?? '',
    onDiscarded: (stored: StoredRecord) => editor.dispatch({ is: 'replaced', stored }),
  }
  const isRequested = !release && apiUrl !== undefined && openRequest !== undefined
  return (
    <>
      <FormReleases release={release} />
      {isRequested && (
        <ChangeRequestBanner
          key={openRequest.changeRequestId}
          openRequest={openRequest}
          Merge={WaitingTextDialog}
        >
          <DraftActions {...draft} />
        </ChangeRequestBanner>
      )}
      <DraftBanner {...draft} record={isRequested ? {} : record}>
        {record.planned && <PlannedLines {...{ type, record, apiUrl, onSaved, editor }} />}
      </DraftBanner>
      <RestoreBanner recovered={editor.recovered} />
    </>
  )
}
