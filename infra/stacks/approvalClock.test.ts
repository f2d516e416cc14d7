import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readManifests } from '@flou/functions/manifests.ts'
import { WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import { approvalKeys } from '@flou/functions/features/approval/request/approvalKeys.ts'
import { approvalStates } from '../constructs/approvalStates.ts'
import { templateReader, value, formatValue } from './templateReader.ts'
import { templateOf } from './testStack.ts'

const { resources, allowed, statements } = templateReader(templateOf('prod', await readManifests()))

const state = z.looseObject({
  Type: z.string(),
  Resource: z.optional(z.string()),
  Parameters: z.optional(z.record(z.string(), z.unknown())),
  TimeoutSeconds: z.optional(z.number()),
  TimeoutSecondsPath: z.optional(z.string()),
  Catch: z._default(z.array(z.object({ ErrorEquals: z.array(z.string()), Next: z.string() })), []),
})
const machineShape = {
  DefinitionString: value,
  StateMachineType: z.optional(z.string()),
  LoggingConfiguration: z.object({ Level: z.string(), IncludeExecutionData: z.boolean() }),
  TracingConfiguration: z.optional(z.object({ Enabled: z.boolean() })),
}
const [machine] = resources('AWS::StepFunctions::StateMachine', machineShape)
const definition = z
  .object({ StartAt: z.string(), TimeoutSeconds: z.number(), States: z.record(z.string(), state) })
  .parse(JSON.parse(formatValue(machine?.properties.DefinitionString ?? '{}')))
const tasks = Object.values(definition.States).filter(({ Type }) => Type === 'Task')

test('there is one state machine: standard, in JSONPath, logging errors without data, not traced', () => {
  const { DefinitionString, StateMachineType, LoggingConfiguration, TracingConfiguration } =
    machine?.properties ?? {}

  expect(resources('AWS::StepFunctions::StateMachine', {})).toHaveLength(1)
  expect(StateMachineType ?? 'STANDARD').toBe('STANDARD')
  expect(LoggingConfiguration).toEqual({ Level: 'ERROR', IncludeExecutionData: false })
  expect(TracingConfiguration?.Enabled ?? false).toBe(false)
  expect(formatValue(DefinitionString ?? '')).not.toMatch(/JSONata|\{%/)
})

test('every task has a time-out and catches every error; waits take theirs from the input', () => {
  expect(tasks).toHaveLength(4)
  expect(definition.TimeoutSeconds).toBeGreaterThan((30 + 90) * 86_400)
  for (const { Resource, TimeoutSeconds, TimeoutSecondsPath, Catch } of tasks) {
    const isWait = Resource?.endsWith('.waitForTaskToken')
    expect(isWait ? TimeoutSecondsPath : TimeoutSeconds).toBeDefined()
    expect(Catch.at(-1)).toMatchObject({ ErrorEquals: ['States.ALL'], Next: 'Failed' })
  }
})

test('it names items as the table does', () => {
  const { WaitForReminder, Remind } = approvalStates('Content').States
  const id = '{}'

  expect(JSON.stringify(WaitForReminder)).toContain(approvalKeys.changeRequest(id).pk)
  expect(JSON.stringify(WaitForReminder)).toContain(`":pending":{"N":"${WORKFLOW_STATUS.pending}"}`)
  expect(JSON.stringify(Remind)).toContain(approvalKeys.notification(id, 1, 'remind').pk)
  expect(approvalKeys.notification(id, 1, 'remind').sk).toBe('0001#remind')
})

test('the machine may store tokens on changes and put notices, and nothing else but deliver its log', () => {
  const granted = statements('ApprovalClock').flatMap(({ Action, Resource, Condition }) =>
    [Action]
      .flat()
      .filter((action) => !action.startsWith('logs:'))
      .map((action) => ({ action, on: [Resource].flat().map(formatValue).join(), Condition })),
  )
  const leading = (pattern: string) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [pattern] } })

  expect(granted).toEqual([
    {
      action: 'dynamodb:UpdateItem',
      on: expect.stringMatching(/^Content\w+\.Arn$/),
      Condition: leading('changeRequest#*'),
    },
    {
      action: 'dynamodb:PutItem',
      on: expect.stringMatching(/^Content\w+\.Arn$/),
      Condition: leading('notification#*'),
    },
  ])
})

test('mailer alone starts and ends executions, of this machine only', async () => {
  const may = Object.keys(await readManifests()).flatMap((name) =>
    allowed(name)
      .filter((each) => each.startsWith('states:'))
      .map((each) => `${name}: ${each}`),
  )

  expect(may).toEqual([
    expect.stringMatching(/^mailer: states:SendTaskSuccess on ApprovalClockMachine\w+$/),
    expect.stringMatching(/^mailer: states:StartExecution on ApprovalClockMachine\w+$/),
    expect.stringMatching(/^mailer: states:StopExecution on .*:execution:ApprovalClockMachine\w+\.Name:\*$/),
  ])
})

test('an execution that fails or takes too long raises an alarm; the whole takes few resources', () => {
  const alarm = resources('AWS::CloudWatch::Alarm', { Metrics: z.optional(z.unknown()) }).find(({ id }) =>
    id.startsWith('AlarmsApprovalClockFailed'),
  )
  const own = ['AWS::StepFunctions::StateMachine', 'AWS::IAM::Role', 'AWS::Logs::LogGroup']
    .flatMap((type) => resources(type, {}))
    .filter(({ id }) => id.startsWith('ApprovalClock'))

  expect(JSON.stringify(alarm?.properties.Metrics)).toMatch(/ExecutionsFailed.*ExecutionsTimedOut/)
  expect(own).toHaveLength(3)
})
