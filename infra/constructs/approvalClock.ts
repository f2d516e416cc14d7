import { ArnFormat, Duration, Stack, Token } from 'aws-cdk-lib'
import type { CfnElement } from 'aws-cdk-lib'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import * as iam from 'aws-cdk-lib/aws-iam'
import * as sfn from 'aws-cdk-lib/aws-stepfunctions'
import { Construct } from 'constructs'
import type { Config } from '../config.ts'
import { suppressNag } from '../suppressNag.ts'
import { approvalStates } from './approvalStates.ts'
import { logGroupOf } from './functions/serviceFunction.ts'
import type { ServiceFunction } from './functions/serviceFunction.ts'

/**
 * State machine with one execution per round of a change request
 * (docs/decisions/approval-clock.md). JSONPath only: the local emulator has no JSONata.
 */
export class ApprovalClock extends Construct {
  readonly machineArn: string
  private readonly machine: sfn.StateMachine
  readonly failures: cloudwatch.MathExpression

  constructor(scope: Construct, config: Config, table: TableV2) {
    super(scope, 'ApprovalClock')
    const permissions = new iam.PolicyDocument({
      statements: [
        updatesOf(table, { action: 'dynamodb:UpdateItem', keys: 'changeRequest#*' }),
        updatesOf(table, { action: 'dynamodb:PutItem', keys: 'notification#*' }),
        new iam.PolicyStatement({ actions: LOG_DELIVERY, resources: ['*'] }),
      ],
    })
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('states.amazonaws.com'),
      inlinePolicies: { Permissions: permissions },
    })
    const machine = new sfn.StateMachine(this, 'Machine', {
      definitionBody: sfn.DefinitionBody.fromString(
        Stack.of(this).toJsonString(approvalStates(table.tableName)),
      ),
      stateMachineType: sfn.StateMachineType.STANDARD,
      role: role.withoutPolicyUpdates(),
      tracingEnabled: false,
      logs: {
        destination: logGroupOf(this, config),
        level: sfn.LogLevel.ERROR,
        includeExecutionData: false,
      },
    })
    this.machine = machine
    this.machineArn = machine.stateMachineArn
    this.failures = failuresOf(machine)
    suppressNag(role, 'IAM5[Resource::*]', 'delivery of logs cannot be limited to a log group')
    suppressNag(
      machine,
      'SF1',
      'errors are logged; every event would be, with the ids of people’s work, for nobody',
    )
    suppressNag(machine, 'SF2', 'four calls of the table and two waits: X-Ray would show nothing')
  }

  allow(fn: ServiceFunction): void {
    const stack = Stack.of(this)
    const executions = stack.formatArn({
      service: 'states',
      resource: 'execution',
      resourceName: `${this.machine.stateMachineName}:*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
    fn.allow(['states:StartExecution', 'states:SendTaskSuccess'], [this.machineArn])
    fn.allow(['states:StopExecution'], [executions])
    const id = stack.getLogicalId(this.machine.node.defaultChild as CfnElement)
    const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account
    const finding = `arn:aws:states:${stack.region}:${account}:execution:<${id}.Name>:*`
    suppressNag(
      fn.role,
      `IAM5[Resource::${finding}]`,
      'executions of one machine; their names are ids of changes',
    )
  }
}

/** Actions that the CDK grants to state machines with a log. */
const LOG_DELIVERY = [
  'CreateLogDelivery',
  'GetLogDelivery',
  'UpdateLogDelivery',
  'DeleteLogDelivery',
  'ListLogDeliveries',
  'PutResourcePolicy',
  'DescribeResourcePolicies',
  'DescribeLogGroups',
].map((action) => `logs:${action}`)

const updatesOf = (
  { tableArn }: TableV2,
  { action, keys }: { action: string; keys: string },
): iam.PolicyStatement =>
  new iam.PolicyStatement({
    actions: [action],
    resources: [tableArn],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [keys] } },
  })

function failuresOf(machine: sfn.StateMachine): cloudwatch.MathExpression {
  const counted = { statistic: 'Sum', period: Duration.minutes(5) }
  return new cloudwatch.MathExpression({
    expression: 'SUM([failed, timedOut])',
    usingMetrics: { failed: machine.metricFailed(counted), timedOut: machine.metricTimedOut(counted) },
    period: Duration.minutes(5),
  })
}
