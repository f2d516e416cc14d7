import { useForm } from '@mantine/form'
import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import type { Envelope, StoredRecord } from '@flou/shared/api.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { WriteMode } from '@flou/shared/content/schema.ts'
import { createEdits } from '../../content/form/edits.ts'
import type { FormHandle } from '../../content/form/FormContext.ts'
import type { FormErrors, FormValues } from '../../content/form/formErrors.ts'
import { formValues } from '../../content/form/recordValues.ts'
import { useLatestActions } from '../../content/form/useLatestActions.ts'
import type { Effect, Goal } from '../../content/publicState/effectOfSave.ts'
import { useRecovery } from '../../content/recovery/useRecovery.ts'
import { useStore } from '../../state/store.ts'
import { createEditor } from '../state/createEditor.ts'
import { createRunners, takeOverRequestOf } from '../state/createRunners.ts'
import { hasUnsavedWork, phaseOf } from '../state/phase.ts'
import type { EditorState } from '../state/types.ts'
import { useSaveNotices } from './useSaveNotices.ts'
import { useSavePorts } from './useSavePorts.ts'
import { useRecoverable } from './useRecoverable.ts'

export interface EditorOptions {
  type: AnyType
  mode: WriteMode
  record: Partial<StoredRecord>
  /** Recovery key. */
  subject: string
  /** The form starts from a draft, not from the live revision. */
  isDraft: boolean
  apiUrl?: string | undefined
  /** `body` includes the `recordVersion` that it is based on. */
  send: (body: FormValues, idempotencyKey: string) => Promise<Envelope<StoredRecord | null>>
  sendDraft?: EditorOptions['send'] | undefined
  /** `hasMore`: later edits of a new record wait in recovery under `subjectOf` it. */
  onSaved: (record: StoredRecord, hasMore: boolean, effect?: Effect) => void
  /** Called if the save awaits approval and no record was stored. */
  onAwaitingApproval?: () => void
  /** Recovery key of a new record once it is stored. */
  subjectOf?: (record: StoredRecord) => string
  onErrors: (errors: FormErrors, values: FormValues) => void
}

const startOf = ({ mode, record }: EditorOptions): EditorState => ({
  mode,
  work: mode === 'create' ? { is: 'new' } : { is: 'clean', ...(record.updated && { at: record.updated }) },
  save: { is: 'idle' },
  baseRevision: record.recordVersion ?? 0,
})

/** The form's values; `isShowing` while stored values replace them, which is no edit. */
function useEditorForm({ type, mode, record }: EditorOptions, onEdit: () => void) {
  const [start] = useState(() => formValues(type.declaration, record, new Date()))
  const [edits] = useState(createEdits)
  const isShowing = useRef(false)
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: start,
    onValuesChange: () => {
      edits.announce()
      if (!isShowing.current) onEdit()
    },
  })
  // fields access these through refs, so the first value stays valid
  const [handle] = useState<FormHandle>(() => ({ form, type, mode, id: record.id ?? 0, edits }))
  const show = (values: FormValues) => {
    isShowing.current = true
    form.setValues(values)
    isShowing.current = false
  }
  return { form, handle, start, show }
}

/** An edit form and its save state. Runs the effects of the state machine. */
export function useEditor(options: EditorOptions) {
  const { type } = options
  const { form, handle, start, show } = useEditorForm(options, () => editor.dispatch({ is: 'edited' }))
  const recovery = useRecovery(options.subject)
  const recoverable = useRecoverable(recovery, type.declaration, start)
  const actions = useLatestActions({
    readValues: form.getValues,
    fill: (values: FormValues) => form.setValues(values),
    show,
    clearErrors: form.clearErrors,
    refreshRecovered: recoverable.refresh,
    dropRecovered: recoverable.drop,
    ...useSavePorts(options, form),
    ...useSaveNotices(options, form),
  })
  const [ports] = useState(() => ({ type, recovery, ...actions }))
  const [editor] = useState(() =>
    createEditor(startOf(options), (dispatch, now) => createRunners(ports, dispatch, now)),
  )
  const { store, dispatch } = editor
  const state = useStore(store)
  useWindowEvent('online', () => dispatch({ is: 'retried' }))
  useEffect(() => () => dispatch({ is: 'closed' }), [dispatch])
  const { offers } = recoverable
  const [offer] = offers
  return {
    form,
    handle,
    state,
    phase: phaseOf(state),
    dispatch,
    submit: (goal: Goal) => editor.submit({ goal }),
    confirm: editor.submit,
    takeOver: (changeRequest: ChangeRequestRow) =>
      dispatch({ is: 'takeOverRequested', request: takeOverRequestOf(ports, store.get, changeRequest) }),
    /** True if leaving would lose work; read on navigation. */
    hasUnsavedWork: () => hasUnsavedWork(store.get()),
    recovered: {
      offer,
      isStale: offer !== undefined && offer.version < state.baseRevision,
      restore: () => offer && dispatch({ is: 'restored', entry: offer }),
      discard: () => offer && recoverable.drop(offer),
    },
  }
}
export type RecordEditor = ReturnType<typeof useEditor>
