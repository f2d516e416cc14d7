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

export interface ServiceParts {
  machines: readonly Machine[]
  store: ExecutionStore
  engine: Engine
  permissions: Permissions
}

/** One operation: what its caller must be allowed to use, and what it does. */
interface Call {
  resource: (parts: ServiceParts, input: Input) => string
  handle: (parts: ServiceParts, input: Input) => object
}

/** Seconds since 1970, as the protocol has times. */
const seconds = (iso: string | null) => iso && Date.parse(iso) / 1_000

function requireMachine({ machines }: ServiceParts, { stateMachineArn }: Input): Machine {
  const machine = machines.find(({ arn }) => arn === stateMachineArn)
  if (!machine) throw new AwsError(400, 'StateMachineDoesNotExist', `There is no ${stateMachineArn}.`)
  return machine
}

function requireExecution({ store }: ServiceParts, { executionArn: arn = '' }: Input): StoredExecution {
  const execution = store.get(arn)
  if (!execution) throw new AwsError(400, 'ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`)
  return execution
}

/** The machine whose execution waits for a token; the first one for a token that nothing waits for. */
const machineOfToken = ({ store, machines }: ServiceParts, { taskToken = '' }: Input): string =>
  store.waitingFor(taskToken)?.machine ?? machines[0]?.arn ?? '*'

function answerToken(
  { engine }: ServiceParts,
  token: string | undefined,
  result: Parameters<Engine['answer']>[1],
): object {
  if (!engine.answer(token ?? '', result))
    throw new AwsError(400, 'TaskTimedOut', "Task Timed Out: 'Provided task does not exist anymore'")
  return {}
}

function startExecution(parts: ServiceParts, input: Input): object {
  const machine = requireMachine(parts, input)
  const { name = crypto.randomUUID() } = input
  const known = parts.store.get(executionArn(machine.arn, name))
  // a repeated call with the same input is no other execution, while that one runs
  const isSame = known?.status === 'RUNNING' && known.input === input.input
  if (known && !isSame)
    throw new AwsError(400, 'ExecutionAlreadyExists', `Execution Already Exists: '${known.arn}'`)
  const { arn, started } = known ?? parts.engine.start(machine, { name, input: input.input })
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

const ofMachine = (_: ServiceParts, { stateMachineArn = '*' }: Input) => stateMachineArn
const ofExecution = (_: ServiceParts, { executionArn: arn = '*' }: Input) => arn

const CALLS: Readonly<Record<string, Call>> = {
  StartExecution: { resource: ofMachine, handle: startExecution },
  SendTaskSuccess: {
    resource: machineOfToken,
    handle: (parts, { taskToken, output = '{}' }) =>
      answerToken(parts, taskToken, { output: JSON.parse(output) as unknown }),
  },
  SendTaskFailure: {
    resource: machineOfToken,
    handle: (parts, { taskToken, error = 'States.TaskFailed', cause = '' }) =>
      answerToken(parts, taskToken, { error: new TaskError(error, cause) }),
  },
  StopExecution: {
    resource: ofExecution,
    handle(parts, input) {
      const execution = requireExecution(parts, input)
      const { error = null, cause = null } = input
      if (execution.status === 'RUNNING') parts.engine.abort(execution, { error, cause })
      return { stopDate: seconds(requireExecution(parts, input).stopped) }
    },
  },
  DescribeExecution: {
    resource: ofExecution,
    handle(parts, input) {
      const execution = requireExecution(parts, input)
      const { error, cause, output } = execution
      const ended = Object.entries({ error, cause, output }).filter(([, value]) => value !== null)
      return { ...summary(execution), input: execution.input, ...Object.fromEntries(ended) }
    },
  },
  ListExecutions: {
    resource: ofMachine,
    handle(parts, input) {
      const { arn } = requireMachine(parts, input)
      const listed = parts.store.list(input.statusFilter).filter(({ machine }) => machine === arn)
      return { executions: listed.map(summary) }
    },
  },
}

/** Step Functions, by the JSON protocol, for the state machines of the template. */
export function stepFunctionsService(parts: ServiceParts): AwsService {
  return {
    matches: ({ headers }) => String(headers['x-amz-target']).startsWith(PREFIX),
    handle({ request, body, caller }) {
      const operation = String(request.headers['x-amz-target']).slice(PREFIX.length)
      const input = inputSchema.parse(JSON.parse(body.toString() || '{}'))
      const call = CALLS[operation]
      if (!call) throw new AwsError(400, 'UnknownOperationException', operation)
      parts.permissions.require(caller, `states:${operation}`, call.resource(parts, input))
      return { json: call.handle(parts, input) }
    },
  }
}
