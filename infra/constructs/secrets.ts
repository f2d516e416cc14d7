import { Aws, Duration, SecretValue } from 'aws-cdk-lib'
import * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager'
import * as iam from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { suppressNag } from '../suppressNag.ts'
import type { Config } from '../config.ts'
import type { ServiceFunction } from './functions/serviceFunction.ts'
import { removalPolicyOf } from './removalPolicy.ts'

/** How long a signing key is used before the next one takes over. */
const KEY_AGE = Duration.days(30)

export class Secrets extends Construct {
  /** Private signing keys of access tokens. */
  readonly jwt: secretsmanager.Secret
  /** What CloudFront sends in `x-origin-verify`, and the functions compare. */
  readonly originSecret: string

  constructor(scope: Construct, config: Config) {
    super(scope, 'Secrets')
    const { originSecret } = config
    const removalPolicy = removalPolicyOf(config)
    this.jwt = new secretsmanager.Secret(this, 'Jwt', {
      description: 'Private signing keys of access tokens; written by the function rotate',
      // Not a secret: it says that there is no key yet. The first rotation, right after creation, replaces it.
      secretStringValue: SecretValue.unsafePlainText('{}'),
      removalPolicy,
    })
    const origin = new secretsmanager.Secret(this, `Origin${originSecret}`, {
      description: 'Header x-origin-verify: proves to the API that a request came through the CDN',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy,
    })
    suppressNag(
      origin,
      'SMG4',
      'CDN and functions must change it together: by a deploy, see docs/operations.md',
    )
    // A dynamic reference: CloudFormation fills it in, the template never holds the value.
    this.originSecret = origin.secretValue.unsafeUnwrap()
  }

  /**
   * Has the function that rotates the signing keys make a new key now and then each month. The old key is kept for tokens
   * that are still valid.
   * @throws when several functions would rotate them
   */
  rotateWith(functions: readonly ServiceFunction[]): void {
    const [rotate, ...more] = functions.filter(({ manifest }) => manifest.signingKeys === 'rotate')
    if (more.length > 0) throw new Error('One function alone can rotate the signing keys')
    if (!rotate) return
    rotate.allow(
      ['DescribeSecret', 'GetSecretValue', 'PutSecretValue', 'UpdateSecretVersionStage'].map(
        (action) => `secretsmanager:${action}`,
      ),
      [this.jwt.secretArn],
    )
    rotate.live.addPermission('Rotation', {
      principal: new iam.ServicePrincipal('secretsmanager.amazonaws.com'),
      sourceAccount: Aws.ACCOUNT_ID,
    })
    const schedule = new secretsmanager.CfnRotationSchedule(this, 'Rotation', {
      secretId: this.jwt.secretArn,
      rotationLambdaArn: rotate.live.functionArn,
      rotationRules: { automaticallyAfterDays: KEY_AGE.toDays() },
      rotateImmediatelyOnUpdate: true,
    })
    schedule.node.addDependency(rotate.live, rotate.role)
  }
}
