import { atTime } from './deadline.ts'
import { ExecutionRun } from './executionRun.ts'
import type { ExecutionStore, StoredExecution } from './executionStore.ts'
import { loadLibrary } from './library.ts'
import { executionArn, type Machine } from './machines.ts'
import type { RunTask, TaskError } from './tableTasks.ts'

/**
 * So long the library works on an execution in one go, milliseconds: its timers are Node's, which reach 24.8 days. Then the execution is
 * taken up anew from where it is, as after a restart.
 */
const ONE_GO_MS = 20 * 86_400_000

export interface EngineParts {
  store: ExecutionStore
  machines: readonly Machine[]
  runTask: RunTask
  onError: (cause: unknown) => void
}

/** Executes state machines. Executions are stored, and go on after a restart from the state that they are in. */
export interface Engine {
  start: (machine: Machine, execution: { name: string; input: string }) => StoredExecution
  /** Sends a task token back; false where nothing waits for it. */
  answer: (token: string, result: { output: unknown } | { error: TaskError }) => boolean
  /** Ends a running execution. */
  abort: (execution: StoredExecution, reason: { error: string | null; cause: string | null }) => void
  /** Takes up what was running when the product ended. */
  resume: () => Promise<void>
  /** Ends all work; running executions are taken up by the next `resume`. */
  close: () => void
}

/** The executions that are being worked on. */
class Runs {
  readonly #parts: EngineParts
  readonly #runs = new Map<string, { run: ExecutionRun; cancelRenewal: () => void }>()
  #isClosed = false

  constructor(parts: EngineParts) {
    this.#parts = parts
  }

  get(arn: string): ExecutionRun | undefined {
    return this.#runs.get(arn)?.run
  }

  /** Carries a stored execution on; errors are reported. */
  async carryOn(arn: string): Promise<void> {
    const { store, machines, runTask, onError } = this.#parts
    try {
      const library = await loadLibrary()
      const execution = store.get(arn)
      if (this.#isClosed || execution?.status !== 'RUNNING') return
      const machine = machines.find((one) => one.arn === execution.machine)
      if (!machine) throw new Error(`The template no longer has the machine of ${arn}.`)
      this.end(arn)
      const run = new ExecutionRun(library, { store, machine, runTask }, execution)
      const cancelRenewal = atTime(Date.now() + ONE_GO_MS, () => void this.carryOn(arn))
      this.#runs.set(arn, { run, cancelRenewal })
      // another one may have taken its place
      void run.ended.then(() => this.get(arn) === run && this.end(arn))
    } catch (cause) {
      onError(cause)
    }
  }

  end(arn: string): void {
    const known = this.#runs.get(arn)
    known?.run.end()
    known?.cancelRenewal()
    this.#runs.delete(arn)
  }

  close(): void {
    this.#isClosed = true
    for (const arn of this.#runs.keys()) this.end(arn)
  }
}

export function createEngine(parts: EngineParts): Engine {
  const { store } = parts
  const runs = new Runs(parts)
  return {
    start(machine, { name, input }) {
      const execution = newExecution(machine, { name, input })
      store.add(execution)
      void runs.carryOn(execution.arn)
      return execution
    },
    answer(token, result) {
      const execution = store.waitingFor(token)
      const run = execution && runs.get(execution.arn)
      run?.answer(result)
      return run !== undefined
    },
    abort({ arn }, { error, cause }) {
      runs.end(arn)
      const stopped = new Date().toISOString()
      store.update(arn, { status: 'ABORTED', stopped, error, cause, token: null })
    },
    async resume() {
      for (const { arn } of store.running()) await runs.carryOn(arn)
    },
    close: () => runs.close(),
  }
}

function newExecution(
  { arn, definition }: Machine,
  { name, input }: { name: string; input: string },
): StoredExecution {
  const started = new Date().toISOString()
  return {
    arn: executionArn(arn, name),
    machine: arn,
    name,
    input,
    status: 'RUNNING',
    started,
    stopped: null,
    state: definition.StartAt,
    stateInput: input,
    entered: started,
    token: null,
    isCalled: 0,
    output: null,
    error: null,
    cause: null,
  }
}
