import { Aws } from 'aws-cdk-lib'
import type * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import * as iam from 'aws-cdk-lib/aws-iam'
import * as sns from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import type { Config } from '../../config.ts'

/** Mails operators. An alarm's actions must be in its own region, so each region has a topic. */
export class AlarmTopic extends Construct {
  readonly topic: sns.Topic

  constructor(scope: Construct, { alarmEmail }: Config) {
    super(scope, 'Alarms')
    this.topic = new sns.Topic(this, 'Topic', { enforceSSL: true })
    if (alarmEmail) this.topic.addSubscription(new EmailSubscription(alarmEmail))
    // An explicit policy replaces the topic's default, which lets alarms publish.
    this.topic.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    )
  }

  /** Alarms start without data, so only data that stops arriving is a change and mailed. */
  receive(alarm: cloudwatch.Alarm): void {
    const action = new SnsAction(this.topic)
    alarm.addAlarmAction(action)
    alarm.addOkAction(action)
    alarm.addInsufficientDataAction(action)
  }
}
