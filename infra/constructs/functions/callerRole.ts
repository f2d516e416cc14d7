import * as iam from 'aws-cdk-lib/aws-iam'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

interface Calls {
  caller: iam.ServicePrincipal
  functionArns: string[]
  logGroup?: LogGroup
}

/** Role of a service, or of a function with a log, that calls these functions and no others. */
export function callerRole(scope: Construct, { caller, functionArns, logGroup }: Calls): iam.IRole {
  const statements = [
    new iam.PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: functionArns }),
  ]
  if (logGroup) statements.push(writesLog(logGroup))
  const role = new iam.Role(scope, 'Role', {
    assumedBy: caller,
    inlinePolicies: { Invoke: new iam.PolicyDocument({ statements }) },
  })
  return role.withoutPolicyUpdates()
}

const writesLog = ({ logGroupArn }: LogGroup) =>
  new iam.PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroupArn],
  })
