import { randomUUID } from 'node:crypto'
import type { StateMachine, StateMachineDefinition } from 'aws-local-stepfunctions'
import { atTime } from './deadline.ts'
import type { ExecutionStore, StoredExecution } from './executionStore.ts'
import type { Machine, State } from './machines.ts'
import { isWaitingForToken, TaskError, type RunTask } from './tableTasks.ts'

type LibraryRun = ReturnType<StateMachine['run']>

/** Exceeds the renewal interval: token waits are timed here. */
const LIBRARY_TIMEOUT_SECONDS = 2_000_000
const LONGEST_WAIT_SECONDS = 99_999_999

/** Placeholders for context values unknown to the library. */
const TOKEN = '~task token~'
const ENTERED = '~entered time~'

export interface RunnerDependencies {
  store: ExecutionStore
  machine: Machine
  runTask: RunTask
}

/** Omits the overall timeout, which exceeds Node's timers. */
function libraryDefinition({ definition }: Machine, startAt: string): StateMachineDefinition {
  const { TimeoutSeconds: _, ...rest } = definition
  const states = Object.entries(definition.States).map(([name, state]) => {
    if (!isWaitingForToken(state.Resource)) return [name, state]
    const { TimeoutSecondsPath: __, ...others } = state
    return [name, { ...others, TimeoutSeconds: LIBRARY_TIMEOUT_SECONDS }]
  })
  return { ...rest, StartAt: startAt, States: Object.fromEntries(states) }
}

/** Paths name an input field. */
function secondsOf({ TimeoutSeconds, TimeoutSecondsPath }: State, input: string): number {
  if (TimeoutSecondsPath === undefined) return TimeoutSeconds ?? LONGEST_WAIT_SECONDS
  const [, name = ''] = /^\$\.(\w+)$/.exec(TimeoutSecondsPath) ?? []
  const seconds = (JSON.parse(input) as Record<string, unknown>)[name]
  if (typeof seconds !== 'number')
    throw new TaskError('States.Runtime', `${TimeoutSecondsPath} is no number of seconds.`)
  return seconds
}

/** Replaces the placeholders in a task's input. */
function fillPlaceholders(input: unknown, { token, entered }: StoredExecution): Record<string, unknown> {
  const text = JSON.stringify(input)
    .replaceAll(TOKEN, token ?? '')
    .replaceAll(ENTERED, entered)
  return JSON.parse(text) as Record<string, unknown>
}

/** State is stored before its task runs and completion after, so a crash repeats at most one task. */
export class ExecutionRunner {
  readonly #parts: RunnerDependencies
  readonly #arn: string
  readonly #run: LibraryRun
  /** Resolves when ended or stopped. */
  readonly ended: Promise<void>
  #state = ''
  #entered = Promise.withResolvers<void>()
  /** Cleared when its task runs. */
  #resumed: string | undefined
  #token = Promise.withResolvers<unknown>()
  #cancelTimer = () => {}
  #isEnded = false

  constructor(library: typeof StateMachine, dependencies: RunnerDependencies, execution: StoredExecution) {
    const { arn, name, state, stateInput, token } = execution
    this.#parts = dependencies
    this.#arn = arn
    this.#resumed = token === null ? undefined : state
    const { definition } = dependencies.machine
    const tasks = Object.keys(definition.States).map(
      (task) => [task, (input: unknown) => this.#perform(task, input)] as const,
    )
    const machine = new library(libraryDefinition(dependencies.machine, state), {
      validationOptions: { noValidate: true },
    })
    this.#run = machine.run(JSON.parse(stateInput), {
      overrides: { taskResourceLocalHandlers: Object.fromEntries(tasks) as never },
      context: {
        Execution: { Id: arn, Name: name },
        State: { EnteredTime: ENTERED },
        Task: { Token: TOKEN },
      },
    })
    const followed = this.#follow(state)
    const ended = this.#run.result.then(
      (output) => ({ status: 'SUCCEEDED', output: JSON.stringify(output) }) as const,
      (error: unknown) => failureOf(error),
    )
    this.ended = followed.then(async () => this.#finish(await ended))
  }

  completeTask(result: { output: unknown } | { error: TaskError }): void {
    if ('error' in result) this.#token.reject(result.error)
    else this.#token.resolve(result.output)
  }

  /** The stored execution stays resumable. */
  end(): void {
    this.#isEnded = true
    this.#cancelTimer()
    this.#run.abort()
  }

  get #execution(): StoredExecution {
    const execution = this.#parts.store.get(this.#arn)
    if (!execution) throw new Error(`There is no execution ${this.#arn}.`)
    return execution
  }

  /** The first state is already stored. */
  async #follow(first: string): Promise<void> {
    let isFirst = true
    for await (const event of this.#run.eventLogs) {
      if (this.#isEnded) return
      if (event.type !== 'StateEntered') continue
      const { name, input } = event.state
      const entered = new Date(event.timestamp).toISOString()
      const stateInput = JSON.stringify(input)
      if (!isFirst || name !== first)
        this.#store({ state: name, stateInput, entered, token: null, isCalled: 0 })
      isFirst = false
      this.#state = name
      this.#entered.resolve()
      this.#entered = Promise.withResolvers()
    }
  }

  #store(fields: Partial<StoredExecution>): void {
    if (!this.#isEnded) this.#parts.store.update(this.#arn, fields)
  }

  async #perform(name: string, input: unknown): Promise<unknown> {
    while (this.#state !== name) await this.#entered.promise
    const { machine, runTask } = this.#parts
    const state = machine.definition.States[name]
    const resource = state?.Resource ?? ''
    if (!state || !isWaitingForToken(resource))
      return runTask(machine, resource, fillPlaceholders(input, this.#execution))
    if (this.#resumed !== name) {
      this.#token = Promise.withResolvers()
      this.#store({ token: randomUUID(), isCalled: 0 })
    }
    this.#resumed = undefined
    const execution = this.#execution
    const seconds = secondsOf(state, execution.stateInput)
    if (!execution.isCalled) await runTask(machine, resource, fillPlaceholders(input, execution))
    this.#store({ isCalled: 1 })
    return this.#wait(Date.parse(execution.entered) + seconds * 1_000)
  }

  /** Fails with `States.Timeout` after `until`, without retries. */
  async #wait(until: number): Promise<unknown> {
    const { promise, reject } = this.#token
    const timedOut = () => reject(new TaskError('States.Timeout', 'Nobody sent the task token back.', false))
    this.#cancelTimer = this.#isEnded ? () => {} : atTime(until, timedOut)
    try {
      return await promise
    } finally {
      this.#cancelTimer()
    }
  }

  #finish(fields: Partial<StoredExecution>): void {
    this.#store({ ...fields, stopped: new Date().toISOString(), token: null })
    this.#isEnded = true
  }
}

/** The library wraps the failed state's error. */
function failureOf(error: unknown): Partial<StoredExecution> {
  const { cause } = error instanceof Error ? error : {}
  const { name, message } = cause instanceof Error ? cause : new Error(String(error))
  return { status: 'FAILED', error: name, cause: message }
}
