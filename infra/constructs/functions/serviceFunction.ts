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
  root: string
  logGroup: logs.LogGroup
}

const OF_ALL_FUNCTIONS = ['TABLE_NAME', 'TABLE_CALLS'] as const
export type EnvironmentValues = Readonly<Record<EnvironmentName | (typeof OF_ALL_FUNCTIONS)[number], string>>

/** Callers use the alias `live`, which allows rollbacks. */
export class ServiceFunction extends Construct {
  readonly name: string
  readonly manifest: FunctionManifest
  readonly role: iam.Role
  readonly lambda: lambda.Function
  readonly live: lambda.IFunction
  /** Inline, so effective as soon as the role exists. */
  private readonly permissions = new iam.PolicyDocument()

  constructor(scope: Construct, { name, manifest, root, logGroup }: ServiceFunctionProps) {
    super(scope, name)
    this.name = name
    this.manifest = manifest
    this.role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Permissions: this.permissions },
    })
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn])
    this.lambda = new lambda.Function(this, 'Function', {
      description: manifest.about,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: 'index.handler',
      code: lambda.Code.fromAsset(buildPaths.function(root, name), { exclude: ['*.map'] }),
      memorySize: manifest.memory,
      timeout: Duration.seconds(manifest.timeout),
      role: this.role,
      logGroup,
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

  allow(actions: string[], resources: string[], conditions: iam.Conditions = {}): void {
    this.permissions.addStatements(new iam.PolicyStatement({ actions, resources, conditions }))
  }

  deny(actions: string[], resources: string[], conditions: iam.Conditions): void {
    const effect = iam.Effect.DENY
    this.permissions.addStatements(new iam.PolicyStatement({ effect, actions, resources, conditions }))
  }

  setEnvironment(values: EnvironmentValues): void {
    for (const name of [...OF_ALL_FUNCTIONS, ...this.manifest.environment])
      this.lambda.addEnvironment(name, values[name])
  }
}

export function logGroupOf(scope: Construct, config: Config): logs.LogGroup {
  const retention = config.logDays > 30 ? logs.RetentionDays.THREE_MONTHS : logs.RetentionDays.ONE_MONTH
  return new logs.LogGroup(scope, 'Logs', {
    retention,
    removalPolicy: removalPolicyOf(config),
  })
}
