import { randomUUID } from 'node:crypto'
import type { StateMachine, StateMachineDefinition } from 'aws-local-stepfunctions'
import { atTime } from './deadline.ts'
import type { ExecutionStore, StoredExecution } from './executionStore.ts'
import type { Machine, State } from './machines.ts'
import { isWaitingForToken, TaskError, type RunTask } from './tableTasks.ts'

type LibraryRun = ReturnType<StateMachine['run']>

/** Longer than the engine lets the library work in one go: waits for a token are timed here. */
const LIBRARY_TIMEOUT_SECONDS = 2_000_000
const LONGEST_WAIT_SECONDS = 99_999_999

/** Stand for values of the context object that the library does not know; filled in when a task runs. */
const TOKEN = '~task token~'
const ENTERED = '~entered time~'

export interface RunParts {
  store: ExecutionStore
  machine: Machine
  runTask: RunTask
}

/** The definition as the library gets it, from a state on. The time limit of the whole is left out: no timer reaches so far. */
function runnable({ definition }: Machine, startAt: string): StateMachineDefinition {
  const { TimeoutSeconds: _, ...rest } = definition
  const states = Object.entries(definition.States).map(([name, state]) => {
    if (!isWaitingForToken(state.Resource)) return [name, state]
    const { TimeoutSecondsPath: __, ...others } = state
    return [name, { ...others, TimeoutSeconds: LIBRARY_TIMEOUT_SECONDS }]
  })
  return { ...rest, StartAt: startAt, States: Object.fromEntries(states) }
}

/** Seconds that a state waits for its token. Paths name a field of its input. */
function secondsOf({ TimeoutSeconds, TimeoutSecondsPath }: State, input: string): number {
  if (TimeoutSecondsPath === undefined) return TimeoutSeconds ?? LONGEST_WAIT_SECONDS
  const [, name = ''] = /^\$\.(\w+)$/.exec(TimeoutSecondsPath) ?? []
  const seconds = (JSON.parse(input) as Record<string, unknown>)[name]
  if (typeof seconds !== 'number')
    throw new TaskError('States.Runtime', `${TimeoutSecondsPath} is no number of seconds.`)
  return seconds
}

/** What the library was given as a task's input, with the values of this execution. */
function filled(input: unknown, { token, entered }: StoredExecution): Record<string, unknown> {
  const text = JSON.stringify(input)
    .replaceAll(TOKEN, token ?? '')
    .replaceAll(ENTERED, entered)
  return JSON.parse(text) as Record<string, unknown> // parameters are an object
}

/**
 * Carries one execution on, from the state that is stored. A state is stored before its task runs, and that the task has run is stored
 * behind it: after an end in between only that one task is repeated.
 */
export class ExecutionRun {
  readonly #parts: RunParts
  readonly #arn: string
  readonly #run: LibraryRun
  /** Fulfilled when it has come to its end, or was ended. */
  readonly ended: Promise<void>
  /** The state whose entry is stored. */
  #state = ''
  #entered = Promise.withResolvers<void>()
  /** The state that the execution was taken up in, until its task runs. */
  #resumed: string | undefined
  #token = Promise.withResolvers<unknown>()
  #cancelTimer = () => {}
  #isEnded = false

  /** @param library the class that executes definitions; loaded when the first execution needs it */
  constructor(library: typeof StateMachine, parts: RunParts, execution: StoredExecution) {
    const { arn, name, state, stateInput, token } = execution
    this.#parts = parts
    this.#arn = arn
    this.#resumed = token === null ? undefined : state
    const { definition } = parts.machine
    const tasks = Object.keys(definition.States).map(
      (task) => [task, (input: unknown) => this.#perform(task, input)] as const,
    )
    const machine = new library(runnable(parts.machine, state), { validationOptions: { noValidate: true } })
    this.#run = machine.run(JSON.parse(stateInput), {
      overrides: { taskResourceLocalHandlers: Object.fromEntries(tasks) as never }, // they answer JSON
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

  /** Sends the token of the waiting state back, with what it waited for or an error. */
  answer(result: { output: unknown } | { error: TaskError }): void {
    if ('error' in result) this.#token.reject(result.error)
    else this.#token.resolve(result.output)
  }

  /** Ends the work; what is stored stays as it is. */
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

  /** Stores each state that is entered; the first one is stored already. */
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
      return runTask(machine, resource, filled(input, this.#execution))
    if (this.#resumed !== name) {
      this.#token = Promise.withResolvers()
      this.#store({ token: randomUUID(), isCalled: 0 })
    }
    this.#resumed = undefined
    const execution = this.#execution
    const seconds = secondsOf(state, execution.stateInput)
    if (!execution.isCalled) await runTask(machine, resource, filled(input, execution))
    this.#store({ isCalled: 1 })
    return this.#wait(Date.parse(execution.entered) + seconds * 1_000)
  }

  /** Waits for the token until a time; then fails with `States.Timeout`, which is never tried again. */
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

/** The library wraps the error of the state that failed. */
function failureOf(error: unknown): Partial<StoredExecution> {
  const { cause } = error instanceof Error ? error : {}
  const { name, message } = cause instanceof Error ? cause : new Error(String(error))
  return { status: 'FAILED', error: name, cause: message }
}
