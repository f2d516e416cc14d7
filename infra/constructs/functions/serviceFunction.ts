import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import * as iam from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import * as logs from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { EnvironmentName, FunctionManifest } from '@flou/functions/core/manifest.ts'
import { buildPaths } from '../../buildOutput.ts'
import type { Config } from '../../config.ts'
import { removalPolicyOf } from '../contentTable.ts'

export interface ServiceFunctionProps {
  name: string
  manifest: FunctionManifest
  config: Config
  root: string
}

const OF_ALL_FUNCTIONS = ['TABLE_NAME', 'TABLE_CALLS'] as const
export type EnvironmentValues = Readonly<Record<EnvironmentName | (typeof OF_ALL_FUNCTIONS)[number], string>>

/** Callers use the alias `live`, which allows rollbacks. */
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
      code: lambda.Code.fromAsset(buildPaths.function(root, name), { exclude: ['*.map'] }),
      memorySize: manifest.memory,
      timeout: Duration.seconds(manifest.timeout),
      role: this.role,
      logGroup: this.logGroup,
      loggingFormat: lambda.LoggingFormat.JSON,
      // CloudWatch has start and report lines as metrics.
      systemLogLevelV2: lambda.SystemLogLevel.WARN,
      // Old versions stay for rollbacks. Versions of a failed deploy are removed so that it can be repeated.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
    })
    // The CDK's classes and interfaces differ only under exactOptionalPropertyTypes; same below.
    const version = this.lambda.currentVersion as lambda.IVersion
    this.live = new lambda.Alias(this, 'Live', { aliasName: 'live', version }) as lambda.IFunction
  }

  allow(actions: string[], resources: string[]): void {
    this.role.addToPolicy(new iam.PolicyStatement({ actions, resources }))
  }

  setEnvironment(values: EnvironmentValues): void {
    for (const name of [...OF_ALL_FUNCTIONS, ...this.manifest.environment])
      this.lambda.addEnvironment(name, values[name])
  }
}

/** Own log group, so that logs expire and are removed with the stack. */
export function logGroupOf(scope: Construct, config: Config): logs.LogGroup {
  const retention = config.logDays > 30 ? logs.RetentionDays.THREE_MONTHS : logs.RetentionDays.ONE_MONTH
  return new logs.LogGroup(scope, 'Logs', {
    retention,
    removalPolicy: removalPolicyOf(config),
  })
}
