import type { Batch } from '@flou/shared/content/batch.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import type { Recovery, RecoveryEntry } from '../../../core/unsaved/recovery.ts'
import type { TypedSchema } from '../model/applyTyped.ts'
import { finishBatch, type BatchContinuation } from './batchCalls.ts'
import { failureOf, requestOf } from './requests.ts'
import type {
  BatchRequest,
  EffectOf,
  GridEffect,
  GridEvent,
  GridState,
  Reload,
  Rows,
  SentBatch,
} from './types.ts'

export interface GridPorts extends BatchContinuation {
  readonly schema: () => Omit<TypedSchema, 'nextNumber'>
  readonly recovery: Recovery
  readonly person: number
  readonly newKey: () => string
  readonly send: (request: BatchRequest) => Promise<Batch | null>
  readonly readBatch: (id: string) => Promise<Batch>
  readonly undoBatch: (id: string) => Promise<Batch | null>
  readonly reload: () => Promise<Rows>
  readonly remembered: () => readonly SentBatch[]
  readonly remember: (sent: SentBatch) => void
  readonly forget: (id: string) => void
  readonly showOffers: (entries: readonly RecoveryEntry[]) => void
  /** `undo` takes a saved batch back. */
  readonly announce: (reload: Reload, undo: (batch: Batch) => void) => void
  readonly notifyFailure: (error: unknown) => void
  readonly notifyWrongRows: (count: number) => void
  readonly notifyTooMany: () => void
  readonly showProblem: () => void
}

export type Runners = {
  readonly [Name in GridEffect['do']]: (effect: EffectOf<Name>) => void | Promise<void>
}
type Dispatch = (event: GridEvent) => void
export type Now = () => GridState

/** Calls of saves, each with the event that ends it. */
function batchEvents(ports: GridPorts, dispatch: Dispatch) {
  const onProgress = (done: number) => dispatch({ is: 'progressed', done })
  async function send(request: BatchRequest): Promise<GridEvent> {
    let first: Batch | null
    try {
      first = await ports.send(request)
    } catch (error) {
      return { is: 'failed', request, failure: failureOf(error, request, ports.schema()) }
    }
    try {
      return { is: 'answered', request, batch: first && (await finishBatch(first, ports, onProgress)) }
    } catch (error) {
      return { is: 'failed', request, failure: { is: 'unknown', error } }
    }
  }
  async function resume({ id }: SentBatch): Promise<GridEvent> {
    try {
      return { is: 'resumed', batch: await finishBatch(await ports.readBatch(id), ports, onProgress) }
    } catch (error) {
      if (isApiError(error, 'not_found', 'forbidden')) return { is: 'resumed', batch: undefined }
      return { is: 'resumeFailed', error }
    }
  }
  async function undo(id: string): Promise<GridEvent> {
    try {
      const first = await ports.undoBatch(id)
      return { is: 'takenBack', batch: first && (await finishBatch(first, ports, () => undefined)) }
    } catch (error) {
      return { is: 'takeBackFailed', error }
    }
  }
  return { send, resume, undo }
}

export function savingRunners(ports: GridPorts, dispatch: Dispatch, now: Now) {
  const { send, resume, undo } = batchEvents(ports, dispatch)
  return {
    submit: ({ submission }) => {
      const { person, newKey, recovery } = ports
      const options = { schema: ports.schema(), person, newKey, visit: recovery.id }
      const request = requestOf(submission, now(), options)
      if (request === 'tooMany') ports.notifyTooMany()
      if (request === 'allWrong') ports.showProblem()
      dispatch({ is: 'submitted', request: typeof request === 'string' ? undefined : request })
    },
    remember: ({ request }) => ports.remember(request.sent),
    forget: ({ id }) => ports.forget(id),
    send: ({ request }) => void send(request).then(dispatch),
    resume: ({ sent }) => void resume(sent).then(dispatch),
    undo: ({ batch }) => void undo(batch.id).then(dispatch),
    announce: ({ reload }) =>
      ports.announce(reload, (batch) => dispatch({ is: 'requested', task: { do: 'undo', batch } })),
    notifyFailure: ({ error, isProblem }) => {
      ports.notifyFailure(error)
      if (isProblem) ports.showProblem()
    },
    notifyWrongRows: ({ count }) => {
      ports.notifyWrongRows(count)
      ports.showProblem()
    },
  } satisfies Partial<Runners>
}
