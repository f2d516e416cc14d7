import { Aws, Duration } from 'aws-cdk-lib'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import * as events from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import * as iam from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import * as sns from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import type { Config } from '../../config.ts'
import { alarmRules } from './alarmRules.ts'
import { metrics } from './metrics.ts'
import { reportedErrors } from './reportedErrors.ts'
import type { Measured } from './metrics.ts'

/** Tells the operators, and shows on one dashboard, what docs/operations.md explains alarm by alarm. */
export class Alarms extends Construct {
  private readonly topic: sns.Topic

  constructor(scope: Construct, config: Config, measured: Measured) {
    super(scope, 'Alarms')
    this.topic = new sns.Topic(this, 'Topic', { enforceSSL: true })
    allowAlarms(this.topic)
    if (config.alarmEmail) this.topic.addSubscription(new EmailSubscription(config.alarmEmail))
    const reporting = measured.functions.filter(({ manifest }) => manifest.errorLines)
    const reported = reporting.map((fn) => reportedErrors(this, fn))
    const alarms = Object.entries(alarmRules(measured, reported)).map(([name, { metric, ...rule }]) =>
      metric.createAlarm(this, name, {
        evaluationPeriods: 1,
        comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
        ...rule,
      }),
    )
    for (const alarm of alarms) {
      alarm.addAlarmAction(new SnsAction(this.topic))
      alarm.addOkAction(new SnsAction(this.topic))
    }
    this.tellOfFailedBatches(measured.failedBatches)
    dashboard(this, alarms, measured)
  }

  /** A batch in the bucket is lost work until somebody replays it: one message each, with its key. */
  private tellOfFailedBatches(bucket: IBucket): void {
    new events.Rule(this, 'FailedBatch', {
      description: 'A stream batch was given up and kept for replay',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [bucket.bucketName] } },
      },
      targets: [
        new SnsTopic(this.topic, {
          message: events.RuleTargetInput.fromText(
            `Failed batch ${events.EventField.fromPath('$.detail.object.key')}: see operations.md, Replay`,
          ),
        }),
      ],
    })
  }
}

/** A topic with an explicit policy loses the default one, which lets alarms of the account publish. */
function allowAlarms(topic: sns.Topic): void {
  topic.addToResourcePolicy(
    new iam.PolicyStatement({
      principals: [new iam.ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  )
}

function dashboard(scope: Construct, alarms: cloudwatch.Alarm[], measured: Measured): void {
  const graph = (title: string, left: cloudwatch.IMetric[], right: cloudwatch.IMetric[] = []) =>
    new cloudwatch.GraphWidget({ title, left, right, width: 12 })
  const { api, functions, table } = metrics(measured)
  new cloudwatch.Dashboard(scope, 'Dashboard', {
    defaultInterval: Duration.days(1),
    widgets: [
      [new cloudwatch.AlarmStatusWidget({ alarms, width: 24 })],
      [
        graph('API requests and errors', [api.count, api.clientErrors, api.serverErrors]),
        graph('API latency, ms', [api.p50, api.p95]),
      ],
      [graph('Function errors', functions.errors), graph('Function p95, ms', functions.p95)],
      [graph('Age of the stream, ms', functions.streamAge), graph('Table', table.used, table.throttled)],
    ],
  })
}
