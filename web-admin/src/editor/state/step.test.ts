import { expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { stepTable } from '../../../../tests/contract/stepTable.ts'
import { hasUnsavedWork, nextRetryOf, phaseOf } from './phase.ts'
import { step } from './step.ts'
import { retryDelay } from './answerSteps.ts'
import type { EditorEffect, EditorEvent, EditorState, Intent, OpenRequest, SaveRequest } from './types.ts'

const AT = '2026-11-28T03:00:00Z'
const error = new Error('failed')
const live: Intent = { goal: 'live' }
const draft: Intent = { goal: 'draft' }
const request: SaveRequest = { key: 'key-1', intent: live, typed: { title: 'a' }, body: { title: 'a' } }
const other: SaveRequest = { ...request, key: 'key-2' }
const stored = { id: 3, recordVersion: 5, updated: AT } as StoredRecord
const changeRequest = { id: 'c1' } as ChangeRequestRow
const entry = { id: 'earlier', subject: '7 /news/3', version: 2, values: { title: 'earlier' }, at: 0 }
const open: OpenRequest = { request, failures: 0, isEdited: false }
const dirty: EditorState = { mode: 'update', work: { is: 'dirty' }, save: { is: 'idle' }, baseRevision: 4 }
const saving = (save: EditorState['save']): EditorState => ({ ...dirty, save })
const openQuestion = { intent: live, question: { about: 'schedule', day: '2099-01-01' } } as const
const retrying = { is: 'retrying', at: 2000, error, ...open, failures: 1 } as const

const STATES = {
  new: { ...dirty, mode: 'create', work: { is: 'new' }, baseRevision: 0 },
  clean: { ...dirty, work: { is: 'clean', at: AT } },
  dirty,
  asked: { ...dirty, openQuestion },
  uploading: saving({ is: 'uploading', intent: live }),
  uploadingAfterUnanswered: saving({ is: 'uploading', intent: live, earlier: { ...open, failures: 1 } }),
  sending: saving({ is: 'sending', ...open }),
  sendingEdited: saving({ is: 'sending', ...open, isEdited: true }),
  sendingWithNext: saving({ is: 'sending', ...open, next: draft }),
  sendingWithQuestion: { ...saving({ is: 'sending', ...open }), openQuestion },
  creating: { ...saving({ is: 'sending', ...open, next: draft }), mode: 'create' },
  confirming: saving({ is: 'confirming', ...open }),
  waiting: saving({ is: 'waiting', ...open }),
  waitingEdited: saving({ is: 'waiting', ...open, isEdited: true }),
  retrying: saving(retrying),
  retryingWithQuestion: { ...saving(retrying), openQuestion },
  refused: saving({ is: 'refused', wrongFields: 2, intent: live }),
  failed: saving({ is: 'failed', error }),
  conflict: saving({ is: 'conflict', request, current: stored, error }),
  competing: saving({ is: 'competing', request, changeRequest, error }),
  comparing: saving({ is: 'comparing', current: stored }),
} as const satisfies Record<string, EditorState>
type StateName = keyof typeof STATES

const failedEvent = (
  failure: Extract<EditorEvent, { is: 'failed' }>['failure'],
  isOnline = true,
): EditorEvent => ({
  is: 'failed',
  request,
  failure,
  isOnline,
  now: 1000,
})
const decision = { values: { title: 'merged' }, isMineDiscarded: false, isAllTheirs: false }
const errors = { title: 'required', slug: 'required' }

const EVENTS = {
  edited: { is: 'edited' },
  submittedReady: { is: 'submitted', intent: live, finding: { is: 'ready', request } },
  submittedRefused: { is: 'submitted', intent: live, finding: { is: 'refused', errors } },
  submittedUploads: { is: 'submitted', intent: live, finding: { is: 'uploads' } },
  submittedQuestion: {
    is: 'submitted',
    intent: live,
    finding: { is: 'question', question: openQuestion.question },
  },
  questionClosed: { is: 'questionClosed' },
  uploadedReady: { is: 'uploaded', intent: live, finding: { is: 'ready', request } },
  uploadedRefused: { is: 'uploaded', intent: live, finding: { is: 'refused', errors } },
  uploadedLate: { is: 'uploaded', intent: draft, finding: { is: 'ready', request } },
  stored: { is: 'answered', request, answer: { data: stored }, hasMore: false },
  storedWithMore: { is: 'answered', request, answer: { data: stored }, hasMore: true },
  awaitsApproval: { is: 'answered', request, answer: { data: null }, hasMore: false },
  awaitsApprovalWithMore: { is: 'answered', request, answer: { data: null }, hasMore: true },
  storedLate: { is: 'answered', request: other, answer: { data: stored }, hasMore: false },
  failedLate: { is: 'failed', request: other, failure: { is: 'other', error }, isOnline: true, now: 1000 },
  unanswered: failedEvent({ is: 'unanswered', error }),
  offline: failedEvent({ is: 'unanswered', error }, false),
  unconfirmed: failedEvent({ is: 'unconfirmed', error }),
  wrongFields: failedEvent({ is: 'refused', errors }),
  changedByOther: failedEvent({ is: 'conflict', current: stored, error }),
  competing: failedEvent({ is: 'competing', changeRequest, error }),
  otherFailure: failedEvent({ is: 'other', error }),
  passwordConfirmed: { is: 'passwordConfirmed', request },
  passwordDeclined: { is: 'passwordDeclined', request, error },
  passwordLate: { is: 'passwordConfirmed', request: other },
  passwordDeclinedLate: { is: 'passwordDeclined', request: other, error },
  retried: { is: 'retried' },
  dialogClosed: { is: 'dialogClosed' },
  resolvedAsMine: { is: 'conflictResolved', decision },
  resolvedPartly: { is: 'conflictResolved', decision: { ...decision, isMineDiscarded: true } },
  resolvedAsTheirs: { is: 'conflictResolved', decision: { ...decision, isAllTheirs: true } },
  takeOverRequested: { is: 'takeOverRequested', request },
  replaced: { is: 'replaced', stored },
  restored: { is: 'restored', entry },
  outdated: { is: 'outdated', current: stored },
  outdatedLate: { is: 'outdated', current: { ...stored, recordVersion: 4 } },
  revisionChosen: { is: 'revisionChosen', values: { title: 'older' } },
  discarded: { is: 'discarded' },
  closed: { is: 'closed' },
} as const satisfies Record<string, EditorEvent>
type EventName = keyof typeof EVENTS

/** Phase or dialog after the event, then the effects in order. */
type Row = Partial<Record<EventName, readonly [after: string, ...effects: EditorEffect['do'][]] | undefined>>

const EVERYWHERE = {
  edited: ['dirty', 'storeEdits'],
  replaced: ['clean', 'stash', 'cancelRetry', 'show', 'clearEdits', 'refreshRecovered'],
  restored: ['dirty', 'stash', 'fill', 'storeEditsNow', 'dropRecovered'],
  revisionChosen: ['dirty', 'stash', 'fill', 'storeEditsNow', 'refreshRecovered'],
  discarded: ['dirty', 'cancelRetry', 'clearEdits'],
} as const satisfies Row

const SUBMITTABLE = {
  outdated: ['dirty'],
  submittedReady: ['saving', 'clearErrors', 'send'],
  submittedRefused: ['failed', 'showErrors'],
  submittedUploads: ['saving', 'awaitUploads'],
} as const satisfies Row

/** Nothing to lose: nothing is stashed. */
const UNTOUCHED = {
  ...EVERYWHERE,
  ...SUBMITTABLE,
  replaced: ['clean', 'cancelRetry', 'show', 'clearEdits', 'refreshRecovered'],
  restored: ['dirty', 'fill', 'storeEditsNow', 'dropRecovered'],
  revisionChosen: ['dirty', 'fill', 'storeEditsNow', 'refreshRecovered'],
  outdated: ['clean', 'cancelRetry', 'show', 'clearEdits', 'refreshRecovered'],
} as const satisfies Row

/** The save that may have been stored goes first, the requested one after it. */
const EARLIER_FIRST = {
  ...EVERYWHERE,
  submittedReady: ['saving', 'cancelRetry', 'send'],
  submittedRefused: ['saving', 'cancelRetry', 'send'],
  submittedUploads: ['saving', 'cancelRetry', 'awaitUploads'],
  retried: ['saving', 'cancelRetry', 'send'],
} as const satisfies Row

const ANSWERABLE = {
  ...EVERYWHERE,
  stored: ['clean', 'show', 'clearEdits', 'announce'],
  storedWithMore: ['dirty', 'storeEdits', 'announce'],
  awaitsApproval: ['clean', 'clearEdits', 'announceWaiting'],
  awaitsApprovalWithMore: ['dirty', 'announceWaiting', 'storeEdits'],
  unanswered: ['failed', 'scheduleRetry', 'notifyFailure'],
  offline: ['waiting'],
  unconfirmed: ['saving', 'askPassword'],
  wrongFields: ['failed', 'showErrors'],
  changedByOther: ['failed'],
  competing: ['failed'],
  otherFailure: ['failed', 'notifyFailure'],
} as const satisfies Row

/** Further saves are queued; while typed text is newer than the request, failures leave it "unsaved". */
const QUEUE = {
  submittedReady: ['saving'],
  submittedRefused: ['saving'],
  submittedUploads: ['saving'],
} as const satisfies Row

const TABLE: Record<StateName, Row> = {
  new: {
    ...UNTOUCHED,
    submittedQuestion: ['new+question'],
    discarded: ['new', 'cancelRetry', 'clearEdits'],
    outdated: undefined,
  },
  clean: {
    ...UNTOUCHED,
    submittedQuestion: ['clean+question'],
    discarded: ['clean', 'cancelRetry', 'clearEdits'],
  },
  dirty: { ...EVERYWHERE, ...SUBMITTABLE, submittedQuestion: ['dirty+question'] },
  asked: {
    ...EVERYWHERE,
    ...SUBMITTABLE,
    edited: ['dirty+question', 'storeEdits'],
    restored: ['dirty+question', 'stash', 'fill', 'storeEditsNow', 'dropRecovered'],
    revisionChosen: ['dirty+question', 'stash', 'fill', 'storeEditsNow', 'refreshRecovered'],
    submittedQuestion: ['dirty+question'],
    questionClosed: ['dirty'],
    outdated: undefined,
  },
  uploading: {
    ...EVERYWHERE,
    edited: ['saving', 'storeEdits'],
    restored: ['saving', 'stash', 'fill', 'storeEditsNow', 'dropRecovered'],
    revisionChosen: ['saving', 'stash', 'fill', 'storeEditsNow', 'refreshRecovered'],
    uploadedReady: ['saving', 'clearErrors', 'send'],
    uploadedRefused: ['failed', 'showErrors'],
  },
  uploadingAfterUnanswered: {
    ...EVERYWHERE,
    edited: ['saving', 'storeEdits'],
    restored: ['saving', 'stash', 'fill', 'storeEditsNow', 'dropRecovered'],
    revisionChosen: ['saving', 'stash', 'fill', 'storeEditsNow', 'refreshRecovered'],
    uploadedReady: ['saving', 'cancelRetry', 'send'],
    uploadedRefused: ['saving', 'cancelRetry', 'send'],
  },
  sending: ANSWERABLE,
  sendingEdited: {
    ...ANSWERABLE,
    ...QUEUE,
    submittedQuestion: ['dirty+question'],
    unanswered: ['dirty', 'scheduleRetry', 'notifyFailure'],
    offline: ['dirty'],
    unconfirmed: ['dirty', 'askPassword'],
  },
  sendingWithNext: {
    ...ANSWERABLE,
    stored: ['clean', 'show', 'clearEdits', 'announce', 'submit'],
    storedWithMore: ['dirty', 'storeEdits', 'announce', 'submit'],
    awaitsApproval: ['clean', 'clearEdits', 'announceWaiting', 'submit'],
    awaitsApprovalWithMore: ['dirty', 'announceWaiting', 'storeEdits', 'submit'],
  },
  sendingWithQuestion: {
    ...Object.fromEntries(
      Object.entries(ANSWERABLE).map(([name, [after, ...effects]]) => [
        name,
        [`${after}+question`, ...effects],
      ]),
    ),
    ...QUEUE,
    submittedQuestion: ['saving+question'],
    questionClosed: ['saving'],
    replaced: EVERYWHERE.replaced,
    discarded: EVERYWHERE.discarded,
  },
  creating: {
    ...ANSWERABLE,
    storedWithMore: ['clean', 'stashForNew', 'clearEdits', 'settleEdits', 'announce'],
  },
  confirming: {
    ...EVERYWHERE,
    passwordConfirmed: ['saving', 'send'],
    passwordDeclined: ['failed', 'notifyFailure'],
  },
  waiting: { ...EARLIER_FIRST, submittedQuestion: ['waiting+question'] },
  waitingEdited: {
    ...EARLIER_FIRST,
    submittedQuestion: ['dirty+question'],
    retried: ['dirty', 'cancelRetry', 'send'],
  },
  retrying: { ...EARLIER_FIRST, submittedQuestion: ['failed+question'] },
  retryingWithQuestion: {
    ...EARLIER_FIRST,
    edited: ['dirty+question', 'storeEdits'],
    restored: ['dirty+question', 'stash', 'fill', 'storeEditsNow', 'dropRecovered'],
    revisionChosen: ['dirty+question', 'stash', 'fill', 'storeEditsNow', 'refreshRecovered'],
    submittedQuestion: ['failed+question'],
    questionClosed: ['failed'],
    retried: ['saving+question', 'cancelRetry', 'send'],
  },
  refused: { ...EVERYWHERE, ...SUBMITTABLE, submittedQuestion: ['failed+question'] },
  failed: { ...EVERYWHERE, ...SUBMITTABLE, submittedQuestion: ['failed+question'] },
  conflict: {
    ...EVERYWHERE,
    edited: ['failed', 'storeEdits'],
    restored: ['failed', 'stash', 'fill', 'storeEditsNow', 'dropRecovered'],
    revisionChosen: ['failed', 'stash', 'fill', 'storeEditsNow', 'refreshRecovered'],
    dialogClosed: ['failed'],
    resolvedAsMine: ['dirty', 'submit'],
    resolvedPartly: ['dirty', 'stash', 'fill', 'submit'],
    resolvedAsTheirs: EVERYWHERE.replaced,
  },
  competing: {
    ...EVERYWHERE,
    edited: ['failed', 'storeEdits'],
    restored: ['failed', 'stash', 'fill', 'storeEditsNow', 'dropRecovered'],
    revisionChosen: ['failed', 'stash', 'fill', 'storeEditsNow', 'refreshRecovered'],
    dialogClosed: ['failed'],
    takeOverRequested: ['saving', 'send'],
  },
  comparing: {
    ...EVERYWHERE,
    dialogClosed: ['dirty'],
    resolvedAsMine: ['dirty', 'storeEditsNow'],
    resolvedPartly: ['dirty', 'stash', 'fill', 'storeEditsNow'],
    resolvedAsTheirs: EVERYWHERE.replaced,
  },
}

const describe = (state: EditorState) => phaseOf(state).is + (state.openQuestion ? '+question' : '')
const names = Object.keys(STATES) as StateName[]
const events = Object.keys(EVENTS) as EventName[]
const pairs = names.flatMap((name) => events.map((event) => ({ name, event })))

test.each(pairs)('$name × $event', ({ name, event }) => {
  const before: EditorState = STATES[name]

  const { state, effects } = step(before, EVENTS[event])

  const expected = event === 'closed' ? [describe(before), 'cancelRetry'] : TABLE[name][event]
  if (expected) expect([describe(state), ...effects.map((effect) => effect.do)]).toEqual(expected)
  // every other pair changes nothing
  else expect([state, effects]).toEqual([before, []])
})

test('no step without an acknowledged save or a decision to leave clears stored edits', () => {
  const forgetful = pairs.filter(({ name, event }) =>
    step(STATES[name], EVENTS[event]).effects.some((effect) => effect.do === 'clearEdits'),
  )

  expect([...new Set(forgetful.map(({ event }) => event))]).toEqual([
    'replaced',
    'discarded',
    'outdated',
    'stored',
    'awaitsApproval',
    'storedWithMore',
    'resolvedAsTheirs',
  ])
})

test('whatever replaces unsaved values stashes them first', () => {
  const unstashed = pairs.filter(({ name, event }) => {
    const names = step(STATES[name], EVENTS[event]).effects.map((effect) => effect.do)
    const fill = names.findIndex((each) => each === 'fill' || each === 'show')
    const isAcknowledged = event === 'stored'
    return (
      hasUnsavedWork(STATES[name]) && !isAcknowledged && fill >= 0 && !names.slice(0, fill).includes('stash')
    )
  })

  expect(unstashed).toEqual([])
})

test('a retry repeats the request unchanged, later and later, and its time is known', () => {
  const failedAgain = step(STATES.sending, EVENTS.unanswered).state
  const again = step(failedAgain, { is: 'retried' })
  const twice = step(again.state, EVENTS.unanswered)

  expect(again.effects).toContainEqual({ do: 'send', request })
  expect([nextRetryOf(failedAgain), nextRetryOf(twice.state)]).toEqual([2000, 3000])
  expect(twice.effects).toEqual([{ do: 'scheduleRetry', ms: 2000 }])
  expect(nextRetryOf(again.state)).toBeUndefined()
  expect([1, 2, 3, 4, 5, 6, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('further typing is the same state, so that it renders nothing', () => {
  for (const state of [STATES.dirty, STATES.sendingEdited, STATES.waitingEdited])
    expect(step(state, { is: 'edited' }).state).toBe(state)
})

test('the base revision follows what was stored, restored or resolved', () => {
  const bases = [
    step(STATES.sending, EVENTS.stored),
    step(STATES.sending, EVENTS.storedWithMore),
    step(STATES.dirty, EVENTS.restored),
    step(STATES.conflict, EVENTS.resolvedAsMine),
    step(STATES.sending, EVENTS.unanswered),
  ].map(({ state }) => state.baseRevision)

  expect(bases).toEqual([5, 5, 2, 5, 4])
})

test('stashed work carries the revision that it was based on', () => {
  const { effects } = step(STATES.dirty, EVENTS.restored)

  expect(effects[0]).toEqual({ do: 'stash', revision: 4, isUntilSaved: false })
})

test('docs/editor.md lists what each event does (write it with vitest -u)', async () => {
  const { new: opened, clean, uploading, sending, confirming, waiting, ...others } = STATES
  const { dirty: edited, retrying: repeated, refused, failed, conflict, competing, comparing } = others
  const table = stepTable({
    states: {
      new: opened,
      clean,
      dirty: edited,
      uploading,
      sending,
      confirming,
      waiting,
      retrying: repeated,
      refused,
      failed,
      conflict,
      competing,
      comparing,
    },
    events: EVENTS,
    step,
    phaseOf: ({ work, save }: EditorState) => (save.is === 'idle' ? work.is : save.is),
  })
  const text = `# States of an edit form

Generated by \`web-admin/src/editor/state/step.test.ts\` from its samples. \`step(state, event)\` of \`step.ts\` is pure;
\`createEditor.ts\` runs the effects. Phases and events without a row change nothing; – stays in the phase.

${table}
`

  await expect(text).toMatchFileSnapshot('../../../../docs/editor.md')
})
