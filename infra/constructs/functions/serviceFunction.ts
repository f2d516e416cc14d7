import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import * as iam from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import * as logs from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { buildPaths } from '../../buildOutput.ts'
import type { Config } from '../../config.ts'
import { FUNCTIONS } from './functionNames.ts'
import type { FunctionName } from './functionNames.ts'

export interface ServiceFunctionProps {
  name: FunctionName
  config: Config
  /** The project's folder, below which the build output lies. */
  root: string
  environment: Record<string, string>
}

/** One Lambda with its own role and log group; everything calls its alias `live`, so that a release can be rolled back. */
export class ServiceFunction extends Construct {
  readonly role: iam.Role
  readonly logGroup: logs.ILogGroup
  readonly lambda: lambda.Function
  readonly live: lambda.IFunction

  constructor(scope: Construct, props: ServiceFunctionProps) {
    super(scope, props.name)
    const { memory, timeout, about } = FUNCTIONS[props.name]
    const logGroup = logGroupOf(this, props.config)
    this.logGroup = logGroup
    this.role = new iam.Role(this, 'Role', { assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(this.role)
    this.lambda = new lambda.Function(this, 'Function', {
      description: about,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: 'index.handler',
      // Source maps stay on the build machine.
      code: lambda.Code.fromAsset(buildPaths.function(props.root, props.name), { exclude: ['*.map'] }),
      memorySize: memory,
      timeout: Duration.seconds(timeout),
      role: this.role,
      logGroup,
      loggingFormat: lambda.LoggingFormat.JSON,
      environment: props.environment,
      // Old versions stay in place: the alias can be pointed back at one.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    })
    // The library's classes and its interfaces differ under exactOptionalPropertyTypes only; so here and below.
    const version = this.lambda.currentVersion as lambda.IVersion
    this.live = new lambda.Alias(this, 'Live', { aliasName: 'live', version }) as lambda.IFunction
  }

  /** Lets the function do exactly these actions on exactly these resources. */
  allow(actions: string[], resources: string[]): void {
    this.role.addToPolicy(new iam.PolicyStatement({ actions, resources }))
  }
}

/** A log group of our own, so that logs expire and are removed with what wrote them. */
export function logGroupOf(scope: Construct, config: Config): logs.LogGroup {
  const retention = config.logDays > 30 ? logs.RetentionDays.THREE_MONTHS : logs.RetentionDays.ONE_MONTH
  return new logs.LogGroup(scope, 'Logs', {
    retention,
    removalPolicy: config.retain ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
}
