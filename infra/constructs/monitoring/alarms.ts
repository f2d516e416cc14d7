import { Duration } from 'aws-cdk-lib'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import * as events from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Config } from '../../config.ts'
import { alarmRules } from './alarmRules.ts'
import { AlarmTopic } from './alarmTopic.ts'
import { metrics } from './metrics.ts'
import { reportedErrors } from './reportedErrors.ts'
import type { MonitoredResources } from './metrics.ts'

export class Alarms extends AlarmTopic {
  constructor(scope: Construct, config: Config, monitored: MonitoredResources) {
    super(scope, config)
    const reported = reportedErrors(this, monitored.functionLogs)
    const alarms = Object.entries(alarmRules(monitored, reported)).map(([name, { metric, ...rule }]) =>
      metric.createAlarm(this, name, {
        evaluationPeriods: 1,
        comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
        ...rule,
      }),
    )
    for (const alarm of alarms) this.receive(alarm)
    this.alertOnFailedBatches(monitored.failedBatches)
    dashboard(this, alarms, monitored)
  }

  /** A failed batch is unprocessed until an operator replays it: one message each. */
  private alertOnFailedBatches(bucket: IBucket): void {
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
            `Failed batch ${events.EventField.fromPath('$.detail.object.key')}: see docs/operations/repair.md, Replay a failed batch`,
          ),
        }),
      ],
    })
  }
}

function dashboard(scope: Construct, alarms: cloudwatch.Alarm[], monitored: MonitoredResources): void {
  const graph = (title: string, left: cloudwatch.IMetric[], right: cloudwatch.IMetric[] = []) =>
    new cloudwatch.GraphWidget({ title, left, right, width: 12 })
  const { api, functions, table } = metrics(monitored)
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
