import type { StoredRecord } from '@flou/shared/api.ts'
import { slider } from '@flou/shared/content/types/slider.ts'
import type { WriteMode } from '@flou/shared/content/schema.ts'
import type { FormErrors, FormValues } from '../../../web-admin/src/core/records/formErrors.ts'
import { formValues, wireValues } from '../../../web-admin/src/core/records/recordValues.ts'
import {
  createRecovery,
  readRecoverable,
  type RecoveryEntry,
} from '../../../web-admin/src/core/unsaved/recovery.ts'
import type { Goal } from '../../../web-admin/src/editor/state/publicState.ts'
import {
  createEditor,
  createRunners,
  takeOverRequestOf,
  type EditorPorts,
} from '../../../web-admin/src/editor/state/createEditor.ts'
import type { Decision } from '../../../web-admin/src/editor/state/types.ts'
import {
  createRequests,
  createServer,
  createTimers,
  EMPTY,
  memoryStore,
  NOW,
  titleOf,
  withTitle,
} from './fakes.ts'

/** Server, browser storage and open forms of one user, driven by tests without a browser. */
const { declaration } = slider

const settled = () => new Promise((resolve) => setImmediate(resolve))

export function createWorld(start: WriteMode = 'update') {
  const server = createServer()
  const stored = new Map<string, RecoveryEntry>()
  let isOnline = true
  let count = 0
  if (start === 'update') server.store(wireValues(declaration, EMPTY))

  function openForm(mode: WriteMode) {
    const record = mode === 'create' ? EMPTY : (server.read() ?? EMPTY)
    const id = `form-${(count += 1)}`
    const timers = createTimers()
    const subject = mode === 'create' ? 'add' : '/news/4'
    const recovery = createRecovery({
      store: memoryStore(stored),
      person: 7,
      record: subject,
      id,
      now: () => (count += 1),
      schedule: timers.schedule,
    })
    const requests = createRequests(server)
    const questions: { resolve: () => void; reject: () => void }[] = []
    const told: string[] = []
    let values = formValues(declaration, record, NOW)
    const first = values
    let offers: RecoveryEntry[] = []
    let next: WriteMode | undefined
    let isUploading = false
    const uploads: ((errors: FormErrors) => void)[] = []
    const refreshOffers = async () => {
      offers = await readRecoverable(recovery, declaration, first)
    }
    const refresh = async () => {
      await recovery.flush()
      await refreshOffers()
    }
    const ports: EditorPorts = {
      type: slider,
      recovery,
      readValues: () => values,
      show: (shown) => void (values = shown),
      fill: (filled) => edit(filled),
      facts: () => ({
        type: slider,
        mode,
        record,
        isDraft: false,
        hasUploads: isUploading,
        needsApproval: false,
        isOnline: false,
        hasTranslator: false,
        now: NOW,
        newKey: () => `key-${(count += 1)}`,
      }),
      send: requests.send,
      awaitUploads: () => new Promise((resolve) => uploads.push(resolve)),
      askPassword: (error) =>
        new Promise((resolve, reject) => questions.push({ resolve, reject: () => reject(error) })),
      isOnline: () => isOnline,
      schedule: timers.schedule,
      showErrors: (errors) => void told.push(`errors: ${Object.keys(errors).join()}`),
      clearErrors: () => undefined,
      notifyFailure: () => void told.push('failure'),
      subjectOf: () => '/news/4',
      refreshRecovered: () => void refresh(),
      dropRecovered: (entry) => {
        offers = offers.filter((one) => one.id !== entry.id)
        void recovery.remove(entry)
      },
      announce: () => {
        told.push('saved')
        if (mode === 'create') next = 'update'
      },
      announceWaiting: () => void told.push('awaits approval'),
    }
    const editor = createEditor(
      {
        mode,
        work: { is: mode === 'create' ? 'new' : 'clean' },
        save: { is: 'idle' },
        baseRevision: record.recordVersion ?? 0,
      },
      (dispatch, now) => createRunners(ports, dispatch, now),
    )
    function edit(edited: FormValues) {
      values = edited
      editor.dispatch({ is: 'edited' })
    }
    const { dispatch } = editor
    const form = {
      mode,
      state: editor.store.get,
      title: () => titleOf(values),
      told,
      offers: () => offers.map((entry) => titleOf(entry.values)),
      isOver: () => next,
      refresh,
      refreshOffers,
      recovery,
      requests: requests.open,
      type: (title: string) => edit(withTitle(values, title)),
      submit: (goal: Goal) => editor.submit({ goal }),
      retry: () => dispatch({ is: 'retried' }),
      restore: () => offers[0] && dispatch({ is: 'restored', entry: offers[0] }),
      discardOffer: () => {
        const [offer] = offers
        if (offer) ports.dropRecovered(offer)
        return offer && titleOf(offer.values)
      },
      decide: (decision: Partial<Decision>) =>
        dispatch({
          is: 'conflictResolved',
          decision: { values, isMineDiscarded: false, isAllTheirs: false, ...decision },
        }),
      closeDialog: () => dispatch({ is: 'dialogClosed' }),
      takeOver: () => {
        const { save } = editor.store.get()
        if (save.is !== 'competing') return
        const request = takeOverRequestOf(ports, editor.store.get, save.changeRequest)
        dispatch({ is: 'takeOverRequested', request })
      },
      replace: (stored: StoredRecord) => dispatch({ is: 'replaced', stored }),
      leave: () => dispatch({ is: 'discarded' }),
      startUpload: () => void (isUploading = true),
      /** A picture that failed is taken out of its text. */
      endUpload: (isArrived: boolean) => {
        isUploading = false
        const errors: FormErrors = isArrived ? {} : { 'contents.1.description': 'pictureNotUploaded' }
        for (const resolve of uploads.splice(0)) resolve(errors)
      },
      givePassword: (isGiven: boolean) => {
        const question = questions.shift()
        if (isGiven) question?.resolve()
        else question?.reject()
      },
      answer: requests.answer,
      /** Time for the recovery store and retries. */
      wait: () => timers.pass(),
    }
    return form
  }
  return {
    server,
    stored,
    settled,
    openForm,
    setOnline: (online: boolean) => void (isOnline = online),
    /** Somebody else saves the record. */
    saveElsewhere: (title: string): StoredRecord =>
      server.store(withTitle(wireValues(declaration, server.read() ?? EMPTY), title)),
    /** Text in an open form, in the browser's storage, or acknowledged by the server. */
    isSafe: (title: string, forms: readonly { title: () => string }[]): boolean =>
      forms.some((form) => form.title() === title) ||
      [...stored.values()].some((entry) => titleOf(entry.values) === title) ||
      server.acknowledged.includes(title),
  }
}
export type World = ReturnType<typeof createWorld>
export type OpenForm = ReturnType<World['openForm']>
