import * as z from 'zod/mini'
import type { Permissions } from '../aws/permissions.ts'
import { AwsError, type AwsService } from '../aws/services.ts'
import type { Engine } from './engine.ts'
import type { ExecutionStore, StoredExecution } from './executionStore.ts'
import { executionArn, type Machine } from './machines.ts'
import { TaskError } from './tableTasks.ts'

const PREFIX = 'AWSStepFunctions.'

const inputSchema = z.looseObject({
  stateMachineArn: z.optional(z.string()),
  executionArn: z.optional(z.string()),
  name: z.optional(z.string()),
  input: z._default(z.string(), '{}'),
  taskToken: z.optional(z.string()),
  output: z.optional(z.string()),
  error: z.optional(z.string()),
  cause: z.optional(z.string()),
  statusFilter: z.optional(z.string()),
})
type Input = z.infer<typeof inputSchema>

export interface ServiceDependencies {
  machines: readonly Machine[]
  store: ExecutionStore
  engine: Engine
  permissions: Permissions
}

interface Call {
  resource: (dependencies: ServiceDependencies, input: Input) => string
  handle: (dependencies: ServiceDependencies, input: Input) => object
}

const seconds = (iso: string | null) => iso && Date.parse(iso) / 1_000

function requireMachine({ machines }: ServiceDependencies, { stateMachineArn }: Input): Machine {
  const machine = machines.find(({ arn }) => arn === stateMachineArn)
  if (!machine) throw new AwsError(400, 'StateMachineDoesNotExist', `There is no ${stateMachineArn}.`)
  return machine
}

function requireExecution(
  { store }: ServiceDependencies,
  { executionArn: arn = '' }: Input,
): StoredExecution {
  const execution = store.get(arn)
  if (!execution) throw new AwsError(400, 'ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`)
  return execution
}

/** Falls back to the first machine. */
const machineOfToken = ({ store, machines }: ServiceDependencies, { taskToken = '' }: Input): string =>
  store.waitingFor(taskToken)?.machine ?? machines[0]?.arn ?? '*'

function completeToken(
  { engine }: ServiceDependencies,
  token: string | undefined,
  result: Parameters<Engine['completeTask']>[1],
): object {
  if (!engine.completeTask(token ?? '', result))
    throw new AwsError(400, 'TaskTimedOut', "Task Timed Out: 'Provided task does not exist anymore'")
  return {}
}

function startExecution(dependencies: ServiceDependencies, input: Input): object {
  const machine = requireMachine(dependencies, input)
  const { name = crypto.randomUUID() } = input
  const existing = dependencies.store.get(executionArn(machine.arn, name))
  // a repeated call with the same input returns the running execution
  const isSame = existing?.status === 'RUNNING' && existing.input === input.input
  if (existing && !isSame)
    throw new AwsError(400, 'ExecutionAlreadyExists', `Execution Already Exists: '${existing.arn}'`)
  const { arn, started } = existing ?? dependencies.engine.start(machine, { name, input: input.input })
  return { executionArn: arn, startDate: seconds(started) }
}

const summary = ({ arn, machine, name, status, started, stopped }: StoredExecution) => ({
  executionArn: arn,
  stateMachineArn: machine,
  name,
  status,
  startDate: seconds(started),
  ...(stopped !== null && { stopDate: seconds(stopped) }),
})

const ofMachine = (_: ServiceDependencies, { stateMachineArn = '*' }: Input) => stateMachineArn
const ofExecution = (_: ServiceDependencies, { executionArn: arn = '*' }: Input) => arn

const CALLS: Readonly<Record<string, Call>> = {
  StartExecution: { resource: ofMachine, handle: startExecution },
  SendTaskSuccess: {
    resource: machineOfToken,
    handle: (dependencies, { taskToken, output = '{}' }) =>
      completeToken(dependencies, taskToken, { output: JSON.parse(output) as unknown }),
  },
  SendTaskFailure: {
    resource: machineOfToken,
    handle: (dependencies, { taskToken, error = 'States.TaskFailed', cause = '' }) =>
      completeToken(dependencies, taskToken, { error: new TaskError(error, cause) }),
  },
  StopExecution: {
    resource: ofExecution,
    handle(dependencies, input) {
      const execution = requireExecution(dependencies, input)
      const { error = null, cause = null } = input
      if (execution.status === 'RUNNING') dependencies.engine.abort(execution, { error, cause })
      return { stopDate: seconds(requireExecution(dependencies, input).stopped) }
    },
  },
  DescribeExecution: {
    resource: ofExecution,
    handle(dependencies, input) {
      const execution = requireExecution(dependencies, input)
      const { error, cause, output } = execution
      const ended = Object.entries({ error, cause, output }).filter(([, value]) => value !== null)
      return { ...summary(execution), input: execution.input, ...Object.fromEntries(ended) }
    },
  },
  ListExecutions: {
    resource: ofMachine,
    handle(dependencies, input) {
      const { arn } = requireMachine(dependencies, input)
      const listed = dependencies.store.list(input.statusFilter).filter(({ machine }) => machine === arn)
      return { executions: listed.map(summary) }
    },
  },
}

export function stepFunctionsService(dependencies: ServiceDependencies): AwsService {
  return {
    matches: ({ headers }) => String(headers['x-amz-target']).startsWith(PREFIX),
    handle({ request, body, caller }) {
      const operation = String(request.headers['x-amz-target']).slice(PREFIX.length)
      const input = inputSchema.parse(JSON.parse(body.toString() || '{}'))
      const call = CALLS[operation]
      if (!call) throw new AwsError(400, 'UnknownOperationException', operation)
      dependencies.permissions.require(caller, `states:${operation}`, call.resource(dependencies, input))
      return { json: call.handle(dependencies, input) }
    },
  }
}
