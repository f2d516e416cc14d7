import { Duration } from 'aws-cdk-lib'
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import * as logs from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { ServiceFunction } from '../functions/serviceFunction.ts'

/** Counts logged errors after which work continues, such as one unrendered page. */
export function reportedErrors(scope: Construct, { name, logGroup }: ServiceFunction): Metric {
  const filter = new logs.MetricFilter(scope, `${name}ReportedErrors`, {
    logGroup,
    filterPattern: logs.FilterPattern.stringValue('$.level', '=', 'error'),
    metricNamespace: 'Flou',
    metricName: `${logGroup.node.path.replaceAll('/', '-')}-errors`,
    metricValue: '1',
  })
  return filter.metric({ statistic: 'Sum', period: Duration.minutes(5), label: name })
}
