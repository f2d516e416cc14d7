import { Duration, Stack } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import * as logs from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** Lines of failed requests have a status and are metrics of the API. */
const PATTERN = logs.FilterPattern.all(
  logs.FilterPattern.stringValue('$.level', '=', 'error'),
  logs.FilterPattern.notExists('$.status'),
)

/** Counts logged errors after which work continues, such as one unrendered page. */
export function reportedErrors(scope: Construct, logGroup: logs.ILogGroup): Metric {
  const filter = new logs.MetricFilter(scope, 'ReportedErrors', {
    logGroup,
    filterPattern: PATTERN,
    metricNamespace: 'Flou',
    metricName: `${Stack.of(scope).stackName}-errors`,
    metricValue: '1',
  })
  return filter.metric({ statistic: 'Sum', period: Duration.minutes(5) })
}
