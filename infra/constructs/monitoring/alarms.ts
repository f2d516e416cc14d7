import { Stack } from 'aws-cdk-lib'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import * as events from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import * as logs from 'aws-cdk-lib/aws-logs'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Config } from '../../config.ts'
import { alarmRules } from './alarmRules.ts'
import { AlarmTopic } from './alarmTopic.ts'
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
    callsByFunction(this, monitored.functionLogs)
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

/** Saved query of CloudWatch Logs, without charge; the console's own dashboards have the metrics. */
const callsByFunction = (scope: Construct, functionLogs: ILogGroup): logs.QueryDefinition =>
  new logs.QueryDefinition(scope, 'CallsByFunction', {
    queryDefinitionName: `${Stack.of(scope).stackName}/calls-by-function`,
    logGroups: [functionLogs],
    queryString: new logs.QueryString({
      parseStatements: [String.raw`@logStream /\/(?<function>[^\/\[]+)\[/`],
      fields: [
        `strcontains(tolower(@message), '"level":"error"') as isError`,
        `strcontains(@message, '"status":"timeout"') as isTimeout`,
      ],
      statsStatements: [
        'sum(isError) as errors, sum(isTimeout) as timeouts, count(ms) as requests, pct(ms, 95) as p95 by function',
      ],
      sort: 'errors desc',
    }),
  })
