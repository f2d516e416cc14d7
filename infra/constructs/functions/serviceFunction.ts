import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import * as iam from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import * as logs from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { EnvironmentName, FunctionManifest } from '@flou/functions/manifest.ts'
import { buildPaths } from '../../buildOutput.ts'
import type { Config } from '../../config.ts'
import { removalPolicyOf } from '../removalPolicy.ts'

export interface ServiceFunctionProps {
  /** The name of its folder in functions/. */
  name: string
  manifest: FunctionManifest
  config: Config
  /** The project's folder, below which the build output lies. */
  root: string
}

/** What the stack fills in for each variable that a manifest can name. */
export type EnvironmentValues = Readonly<Record<EnvironmentName | 'TABLE_NAME', string>>

/** One Lambda with its own role and log group; everything calls its alias `live`, so that a release can be rolled back. */
export class ServiceFunction extends Construct {
  readonly name: string
  readonly manifest: FunctionManifest
  readonly role: iam.Role
  readonly logGroup: logs.ILogGroup
  readonly lambda: lambda.Function
  readonly live: lambda.IFunction

  constructor(scope: Construct, { name, manifest, config, root }: ServiceFunctionProps) {
    super(scope, name)
    this.name = name
    this.manifest = manifest
    this.logGroup = logGroupOf(this, config)
    this.role = new iam.Role(this, 'Role', { assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com') })
    this.logGroup.grantWrite(this.role)
    this.lambda = new lambda.Function(this, 'Function', {
      description: manifest.about,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: 'index.handler',
      // Source maps stay on the build machine.
      code: lambda.Code.fromAsset(buildPaths.function(root, name), { exclude: ['*.map'] }),
      memorySize: manifest.memory,
      timeout: Duration.seconds(manifest.timeout),
      role: this.role,
      logGroup: this.logGroup,
      loggingFormat: lambda.LoggingFormat.JSON,
      // Start and report of each call would be the largest part of the log; CloudWatch has both as metrics.
      systemLogLevelV2: lambda.SystemLogLevel.WARN,
      // Old versions stay in place: the alias can be pointed back at one. Those of a deploy that failed go, or it could not be repeated.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
    })
    // The library's classes and its interfaces differ under exactOptionalPropertyTypes only; so here and below.
    const version = this.lambda.currentVersion as lambda.IVersion
    this.live = new lambda.Alias(this, 'Live', { aliasName: 'live', version }) as lambda.IFunction
  }

  /** Lets the function do exactly these actions on exactly these resources. */
  allow(actions: string[], resources: string[]): void {
    this.role.addToPolicy(new iam.PolicyStatement({ actions, resources }))
  }

  /** Gives the function the variables that its manifest names, and no others. */
  fillEnvironment(values: EnvironmentValues): void {
    for (const name of ['TABLE_NAME', ...this.manifest.environment] as const)
      this.lambda.addEnvironment(name, values[name])
  }
}

/** A log group of our own, so that logs expire and are removed with what wrote them. */
export function logGroupOf(scope: Construct, config: Config): logs.LogGroup {
  const retention = config.logDays > 30 ? logs.RetentionDays.THREE_MONTHS : logs.RetentionDays.ONE_MONTH
  return new logs.LogGroup(scope, 'Logs', {
    retention,
    removalPolicy: removalPolicyOf(config),
  })
}
