import { atTime } from './deadline.ts'
import { ExecutionRunner } from './executionRunner.ts'
import type { ExecutionStore, StoredExecution } from './executionStore.ts'
import { loadLibrary } from './library.ts'
import { executionArn, type Machine } from './machines.ts'
import type { RunTask, TaskError } from './tableTasks.ts'

/** The library's timers end at 24.8 days; before that the execution is resumed. */
const RENEWAL_MS = 20 * 86_400_000

export interface EngineDependencies {
  store: ExecutionStore
  machines: readonly Machine[]
  runTask: RunTask
  onError: (cause: unknown) => void
}

/** Stored executions resume after a restart. */
export interface Engine {
  start: (machine: Machine, execution: { name: string; input: string }) => StoredExecution
  /** False if no task waits for the token. */
  completeTask: (token: string, result: { output: unknown } | { error: TaskError }) => boolean
  abort: (execution: StoredExecution, reason: { error: string | null; cause: string | null }) => void
  /** Resumes executions that were running when the product stopped. */
  resume: () => Promise<void>
  close: () => void
}

class ActiveRunners {
  readonly #parts: EngineDependencies
  readonly #runs = new Map<string, { runner: ExecutionRunner; cancelRenewal: () => void }>()
  #isClosed = false

  constructor(dependencies: EngineDependencies) {
    this.#parts = dependencies
  }

  get(arn: string): ExecutionRunner | undefined {
    return this.#runs.get(arn)?.runner
  }

  async runExecution(arn: string): Promise<void> {
    const { store, machines, runTask, onError } = this.#parts
    try {
      const library = await loadLibrary()
      const execution = store.get(arn)
      if (this.#isClosed || execution?.status !== 'RUNNING') return
      const machine = machines.find((one) => one.arn === execution.machine)
      if (!machine) throw new Error(`The template no longer has the machine of ${arn}.`)
      this.end(arn)
      const runner = new ExecutionRunner(library, { store, machine, runTask }, execution)
      const cancelRenewal = atTime(Date.now() + RENEWAL_MS, () => void this.runExecution(arn))
      this.#runs.set(arn, { runner, cancelRenewal })
      // another runner may have replaced it
      void runner.ended.then(() => this.get(arn) === runner && this.end(arn))
    } catch (cause) {
      onError(cause)
    }
  }

  end(arn: string): void {
    const active = this.#runs.get(arn)
    active?.runner.end()
    active?.cancelRenewal()
    this.#runs.delete(arn)
  }

  close(): void {
    this.#isClosed = true
    for (const arn of this.#runs.keys()) this.end(arn)
  }
}

export function createEngine(dependencies: EngineDependencies): Engine {
  const { store } = dependencies
  const activeRunners = new ActiveRunners(dependencies)
  return {
    start(machine, { name, input }) {
      const execution = newExecution(machine, { name, input })
      store.add(execution)
      void activeRunners.runExecution(execution.arn)
      return execution
    },
    completeTask(token, result) {
      const execution = store.waitingFor(token)
      const runner = execution && activeRunners.get(execution.arn)
      runner?.completeTask(result)
      return runner !== undefined
    },
    abort({ arn }, { error, cause }) {
      activeRunners.end(arn)
      const stopped = new Date().toISOString()
      store.update(arn, { status: 'ABORTED', stopped, error, cause, token: null })
    },
    async resume() {
      for (const { arn } of store.running()) await activeRunners.runExecution(arn)
    },
    close: () => activeRunners.close(),
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
