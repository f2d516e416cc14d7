import { Stack } from 'aws-cdk-lib'
import * as ses from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import type { Config } from '../config.ts'

/** The sender's domain, signed with DKIM; its DNS records are listed in docs/operations.md. */
export class Mail extends Construct {
  readonly from: string
  readonly identityArn: string

  constructor(scope: Construct, { mail }: Config) {
    super(scope, 'Mail')
    this.from = mail.from
    const identity = new ses.EmailIdentity(this, 'Identity', {
      identity: ses.Identity.domain(mail.domain),
      feedbackForwarding: true,
    })
    this.identityArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'identity',
      resourceName: identity.emailIdentityName,
    })
  }
}
