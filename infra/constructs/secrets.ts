import { Aws, Duration, SecretValue, type RemovalPolicy } from 'aws-cdk-lib'
import * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager'
import * as iam from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { suppressNag } from '../suppressNag.ts'
import type { Config } from '../config.ts'
import type { ServiceFunction } from './functions/serviceFunction.ts'
import { removalPolicyOf } from './contentTable.ts'

const KEY_AGE = Duration.days(30)

export class Secrets extends Construct {
  readonly jwt: secretsmanager.Secret
  /** Keys of webhooks' secrets. */
  readonly webhooks: secretsmanager.Secret
  /** The first is sent by the CDN. Values are CloudFormation references, so the template never contains them. */
  readonly originSecrets: readonly [string, ...string[]]

  constructor(scope: Construct, config: Config) {
    super(scope, 'Secrets')
    const removalPolicy = removalPolicyOf(config)
    this.jwt = new secretsmanager.Secret(this, 'Jwt', {
      description: 'Private signing keys of access tokens; written by the function rotate',
      // Placeholder: the first rotation right after creation replaces it.
      secretStringValue: SecretValue.unsafePlainText('{}'),
      removalPolicy,
    })
    this.webhooks = new secretsmanager.Secret(this, 'Webhooks', {
      description: 'Keys that encrypt the secrets of webhooks; written by the function rotate',
      secretStringValue: SecretValue.unsafePlainText('{}'),
      removalPolicy,
    })
    suppressNag(this.webhooks, 'SMG4', 'The rotation of the signing keys adds a key to it')
    const [sent, ...accepted] = config.originSecrets
    const secretOf = (number: number) => this.originSecret(number, removalPolicy)
    this.originSecrets = [secretOf(sent), ...accepted.map(secretOf)]
  }

  private originSecret(number: number, removalPolicy: RemovalPolicy): string {
    const secret = new secretsmanager.Secret(this, `Origin${number}`, {
      description: 'Header x-origin-verify: proves to the API that a request came through the CDN',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy,
    })
    suppressNag(
      secret,
      'SMG4',
      'CDN and functions must change it in order: by deploys, see docs/operations/repair.md',
    )
    return secret.secretValue.unsafeUnwrap()
  }

  /**
   * Sets up monthly rotation; old keys stay for valid tokens.
   * @throws when several functions rotate them
   */
  addRotation(functions: readonly ServiceFunction[]): void {
    const [rotationFunction, ...others] = functions.filter(
      ({ manifest }) => manifest.signingKeys === 'rotate',
    )
    if (others.length > 0) throw new Error('One function alone can rotate the signing keys')
    if (!rotationFunction) return
    rotationFunction.allow(
      ['DescribeSecret', 'GetSecretValue', 'PutSecretValue', 'UpdateSecretVersionStage'].map(
        (action) => `secretsmanager:${action}`,
      ),
      [this.jwt.secretArn],
    )
    rotationFunction.allow(
      ['GetSecretValue', 'PutSecretValue'].map((action) => `secretsmanager:${action}`),
      [this.webhooks.secretArn],
    )
    rotationFunction.live.addPermission('Rotation', {
      principal: new iam.ServicePrincipal('secretsmanager.amazonaws.com'),
      sourceAccount: Aws.ACCOUNT_ID,
    })
    const schedule = new secretsmanager.CfnRotationSchedule(this, 'Rotation', {
      secretId: this.jwt.secretArn,
      rotationLambdaArn: rotationFunction.live.functionArn,
      rotationRules: { automaticallyAfterDays: KEY_AGE.toDays() },
      rotateImmediatelyOnUpdate: true,
    })
    schedule.node.addDependency(rotationFunction.live, rotationFunction.role)
  }
}
