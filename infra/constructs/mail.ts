import { Stack } from 'aws-cdk-lib'
import * as events from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import * as ses from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import type { Config } from '../config.ts'
import type { ServiceFunction } from './functions/serviceFunction.ts'

/** The DNS records are listed in docs/operations/deploy.md. */
export class Mail extends Construct {
  readonly from: string
  readonly senderArns: readonly string[]
  private readonly reports: ses.ConfigurationSet

  constructor(scope: Construct, { mail }: Config) {
    super(scope, 'Mail')
    this.from = mail.from
    const bus = events.EventBus.fromEventBusName(this, 'Bus', 'default')
    this.reports = new ses.ConfigurationSet(this, 'Reports')
    this.reports.addEventDestination('Events', {
      destination: ses.EventDestination.eventBus(bus),
      events: [ses.EmailSendingEvent.BOUNCE, ses.EmailSendingEvent.COMPLAINT],
    })
    const identity = new ses.EmailIdentity(this, 'Identity', {
      identity: ses.Identity.domain(mail.domain),
      configurationSet: this.reports,
      feedbackForwarding: true,
    })
    this.senderArns = [
      this.arnOf('identity', identity.emailIdentityName),
      this.arnOf('configuration-set', this.reports.configurationSetName),
    ]
  }

  private arnOf(resource: string, resourceName: string): string {
    return Stack.of(this).formatArn({ service: 'ses', resource, resourceName })
  }

  /** Routes bounces and complaints of this environment to functions; EventBridge retries for a day. */
  reportTo(functions: readonly ServiceFunction[]): void {
    for (const { name, live, manifest } of functions) {
      if (!manifest.mailEvents) continue
      new events.Rule(this, name, {
        description: manifest.about,
        eventPattern: {
          source: ['aws.ses'],
          detailType: ['Email Bounced', 'Email Complaint Received'],
          detail: { mail: { tags: { 'ses:configuration-set': [this.reports.configurationSetName] } } },
        },
        targets: [new LambdaFunction(live)],
      })
    }
  }
}
