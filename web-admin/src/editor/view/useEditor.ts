import { useForm } from '@mantine/form'
import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useRef, useState, useCallback } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { createEdits } from '../../fields/form/edits.ts'
import type { FormHandle } from '../../fields/form/FormContext.ts'
import type { FormValues } from '../../core/records/formErrors.ts'
import { formValues } from '../../core/records/recordValues.ts'
import { useLatestActions } from '../../fields/form/useLatestActions.ts'
import type { Goal } from '../state/publicState.ts'
import { useRecovery } from '../../core/unsaved/useRecovery.ts'
import { useStore } from '../../core/state/store.ts'
import { useShortcuts } from '../../core/state/shortcuts.ts'
import { formSheet } from '../../ui/FormSheet.tsx'
import { createEditor, createRunners, takeOverRequestOf } from '../state/createEditor.ts'
import { hasUnsavedWork, isSaving, phaseOf } from '../state/phase.ts'
import type { EditorState } from '../state/types.ts'
import { type EditorOptions, useSavePorts } from './useSavePorts.ts'
import { useSaveNotices } from './useSaveNotices.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { readRecoverable, type Recovery, type RecoveryEntry } from '../../core/unsaved/recovery.ts'

/** Unsaved work of earlier forms of the record, newest first. */
function useRecoverable(recovery: Recovery, declaration: Declaration, start: FormValues) {
  const [offers, setOffers] = useState<readonly RecoveryEntry[]>([])
  const read = useCallback(
    () => readRecoverable(recovery, declaration, start),
    [recovery, declaration, start],
  )
  useEffect(() => void read().then(setOffers), [read])
  return {
    offers,
    /** Reads again once pending writes are done. */
    refresh: () => void recovery.flush().then(read).then(setOffers),
    drop: (entry: RecoveryEntry) => {
      setOffers((entries) => entries.filter(({ id }) => id !== entry.id))
      void recovery.remove(entry)
    },
  }
}

const startOf = ({ mode, record }: EditorOptions): EditorState => ({
  mode,
  work: mode === 'create' ? { is: 'new' } : { is: 'clean', ...(record.updated && { at: record.updated }) },
  save: { is: 'idle' },
  baseRevision: record.recordVersion ?? 0,
})

/** `isShowing`: stored values replace the form's, which is no edit. */
function useEditorForm({ type, mode, record, onOpenInSheet }: EditorOptions) {
  const [start] = useState(() => formValues(type.declaration, record, new Date()))
  const [edits] = useState(createEdits)
  const isShowing = useRef(false)
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: start,
    onValuesChange: edits.announce,
  })
  // fields access these through refs, so the first value stays valid
  const [handle] = useState<FormHandle>(() => ({
    form,
    type,
    mode,
    id: record.id ?? 0,
    edits,
    isInSheet: onOpenInSheet !== undefined,
  }))
  const show = (values: FormValues) => {
    isShowing.current = true
    form.setValues(values)
    isShowing.current = false
  }
  return { form, handle, start, show, isShowing }
}

function useMachine(options: EditorOptions) {
  const { type, subject } = options
  const { form, handle, start, show, isShowing } = useEditorForm(options)
  const recovery = useRecovery(subject)
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
  const [machine] = useState(() =>
    createEditor(startOf(options), (dispatch, now) => createRunners(ports, dispatch, now)),
  )
  const { dispatch } = machine
  const { edits } = handle
  // before effects of fields, which may edit
  useLayoutEffect(
    () => edits.subscribe(() => !isShowing.current && dispatch({ is: 'edited' })),
    [edits, isShowing, dispatch],
  )
  useWindowEvent('online', () => dispatch({ is: 'retried' }))
  useEffect(() => () => dispatch({ is: 'closed' }), [dispatch])
  const { onOpenInSheet } = options
  useEffect(() => {
    onOpenInSheet?.(() => {
      if (isSaving(machine.store.get()) || ports.facts().hasUploads) return 'atRisk'
      return hasUnsavedWork(machine.store.get()) ? 'stored' : 'none'
    })
  }, [onOpenInSheet, machine, ports])
  return { form, handle, ports, recoverable, machine }
}

export function useEditor(options: EditorOptions) {
  const { form, handle, ports, recoverable, machine } = useMachine(options)
  const { store, dispatch, submit } = machine
  const state = useStore(store)
  const { drop, offers } = recoverable
  const [offer] = offers
  const refused = state.save.is === 'refused' ? state.save.intent : undefined
  return {
    form,
    handle,
    state,
    phase: phaseOf(state),
    dispatch,
    submit: (goal: Goal) => submit({ goal, ...(options.release && { release: options.release }) }),
    collect: () => submit({ goal: 'live', release: 'choose' }),
    submitIn: refused?.goal === 'live' ? (onlyIn: Language) => submit({ ...refused, onlyIn }) : undefined,
    confirm: submit,
    takeOver: (changeRequest: ChangeRequestRow) =>
      dispatch({ is: 'takeOverRequested', request: takeOverRequestOf(ports, store.get, changeRequest) }),
    /** True if leaving would lose work; read on navigation. */
    hasUnsavedWork: () => hasUnsavedWork(store.get()),
    recovered: {
      offer,
      isStale: offer !== undefined && offer.version < state.baseRevision,
      restore: () => offer && dispatch({ is: 'restored', entry: offer }),
      discard: () => offer && drop(offer),
    },
  }
}
export type RecordEditor = ReturnType<typeof useEditor>

interface SaveOptions {
  canDraft: boolean
  isPublic: boolean
}

/** Ctrl+S saves, as a draft if possible, and Ctrl+Enter publishes. */
export function saveHandlers(save: (goal: Goal) => void, { canDraft, isPublic }: SaveOptions) {
  const saveLive = () => save('live')
  return {
    ...(canDraft && { saveDraft: () => save('draft') }),
    ...(isPublic ? { publish: saveLive } : { save: saveLive }),
  }
}

/** True unless another form or dialog is above the form. */
const isOnTop = (isInSheet: boolean): boolean =>
  isInSheet ? document.querySelectorAll('dialog:modal').length === 1 : formSheet.get() === undefined

interface SaveKeysOptions {
  canDraft: boolean
  handle: FormHandle
}

/** Saves and publishes by shortcut; on a page a draft can be saved while a dialog is open. */
export function useSaveKeys(
  save: (goal: Goal) => void,
  { canDraft, handle: { type, isInSheet } }: SaveKeysOptions,
): void {
  const saveOnTop = (goal: Goal) => {
    if (isOnTop(isInSheet)) save(goal)
  }
  const overDialogs = isInSheet ? (['saveDraft', 'publish', 'save'] as const) : (['saveDraft'] as const)
  useShortcuts('form', saveHandlers(saveOnTop, { canDraft, isPublic: !type.internal }), overDialogs)
}
