import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ApprovalClock } from '../approvalClock.ts'
import type { ServiceFunction } from '../functions/serviceFunction.ts'

export interface MonitoredResources {
  api: HttpApi
  functions: readonly ServiceFunction[]
  table: TableV2
  failedBatches: IBucket
  approvalClock: Pick<ApprovalClock, 'failures'>
  functionLogs: ILogGroup
}

const FIVE_MINUTES = Duration.minutes(5)
export const sum = { statistic: 'Sum', period: FIVE_MINUTES }

export function metrics({ api, functions, table }: MonitoredResources) {
  const consumers = functions.filter(({ manifest }) => manifest.stream)
  return {
    api: {
      serverErrors: api.metricServerError(sum),
      p95: api.metricLatency({ statistic: 'p95', period: FIVE_MINUTES }),
    },
    functions: {
      // failures of functions behind the API are its 5xx
      backgroundErrors: functions
        .filter(({ manifest: { routes, schedule } }) => !routes || schedule)
        .map(({ name, lambda }) => lambda.metricErrors({ ...sum, label: name })),
      // of the whole account, which shares one quota
      throttles: new cloudwatch.Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...sum }),
      streamAge: consumers.map(({ lambda }) => ofFunction(lambda.functionName, 'IteratorAge', 'Maximum')),
      undelivered: consumers.map(({ lambda }) =>
        ofFunction(lambda.functionName, 'DestinationDeliveryFailures', 'Sum'),
      ),
    },
    mail: { bounceRate: bounceRate() },
    table: {
      throttled: ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => table.metric(name, sum)),
    },
  }
}

const ofFunction = (FunctionName: string, metricName: string, statistic: string) =>
  new cloudwatch.Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName },
    statistic,
    period: FIVE_MINUTES,
  })

const bounceRate = () =>
  new cloudwatch.Metric({
    namespace: 'AWS/SES',
    metricName: 'Reputation.BounceRate',
    statistic: 'Maximum',
    period: Duration.hours(1),
  })

const combined = (expression: string, operands: cloudwatch.IMetric[], period = FIVE_MINUTES) =>
  new cloudwatch.MathExpression({
    expression,
    usingMetrics: Object.fromEntries(operands.map((operand, i) => [`m${i}`, operand])),
    period,
  })
const namesOf = (operands: readonly unknown[]) => operands.map((_, i) => `m${i}`)
export const total = (operands: cloudwatch.IMetric[]) =>
  combined(`SUM([${namesOf(operands).join()}])`, operands)
export const highest = (operands: cloudwatch.IMetric[]) =>
  combined(`MAX([${namesOf(operands).join()}])`, operands)
/** Metrics without data count as 0, if another one has data. */
export const lowest = (operands: cloudwatch.IMetric[], period: Duration) => {
  const filled = namesOf(operands).map((name) => `FILL(${name},0)`)
  return combined(`MIN([${filled.join()}])`, operands, period)
}
