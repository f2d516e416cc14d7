import { readFileSync } from 'node:fs'
import { Duration, Stack } from 'aws-cdk-lib'
import type * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import * as scheduler from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import type { Construct } from 'constructs'
import type { Config } from '../config.ts'
import type { Edge } from '../constructs/edge/edge.ts'
import { logGroupOf } from '../constructs/functions/serviceFunction.ts'
import { AlarmTopic } from '../constructs/monitoring/alarmTopic.ts'
import { schedulerRole } from '../constructs/schedules.ts'
import { suppressNag } from '../suppressNag.ts'
import { budget } from './budget.ts'

const FIVE_MINUTES = Duration.minutes(5)
const sum = { statistic: 'Sum', period: FIVE_MINUTES }
/** Percent of answers. */
const MAX_ERROR_RATE = 5

interface Rule {
  metric: cloudwatch.IMetric
  alarmDescription: string
  threshold?: number
  treatMissingData?: cloudwatch.TreatMissingData
}

/** In us-east-1, where CloudFront has its metrics. */
export class Watch extends AlarmTopic {
  constructor(scope: Construct, config: Config, edge: Edge) {
    super(scope, config)
    const visitor = this.visitor(config, edge)
    this.alarm('SiteErrors', {
      metric: errorRate(edge.site),
      threshold: MAX_ERROR_RATE,
      alarmDescription: 'The CDN answers one visitor in twenty with an error',
    })
    this.alarm('AdminErrors', {
      metric: errorRate(edge.admin),
      threshold: MAX_ERROR_RATE,
      alarmDescription: 'The CDN answers one call of the back-office in twenty with an error',
    })
    this.alarm('EdgeFunctionErrors', {
      metric: functionErrors(edge),
      alarmDescription: 'A CloudFront Function fails, and with it pages or calls',
    })
    this.alarm('SiteUnreachable', {
      metric: visitor.metricErrors(sum),
      alarmDescription: `A page, search, a form or sign-in failed from outside; the log of ${visitorName(this)} says which`,
      treatMissingData: cloudwatch.TreatMissingData.MISSING,
    })
    budget(this, config)
  }

  /** Two of three periods, so one failed answer of few does not count. */
  private alarm(name: string, rule: Rule): void {
    this.receive(
      new cloudwatch.Alarm(this, name, {
        threshold: 1,
        comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        evaluationPeriods: 3,
        datapointsToAlarm: 2,
        treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
        ...rule,
      }),
    )
  }

  /** A function for cents; a canary of CloudWatch Synthetics costs $10 a month at this interval. */
  private visitor(config: Config, { siteOrigin, adminOrigin }: Edge): lambda.Function {
    const source = readFileSync(new URL('./watchSite.js', import.meta.url), 'utf8')
    const visitor = new lambda.Function(this, 'Visitor', {
      functionName: visitorName(this),
      description: 'Visits site and back-office as a browser does',
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: 'index.handler',
      code: lambda.Code.fromInline(source),
      memorySize: 256,
      timeout: Duration.seconds(30),
      environment: { SITE_ORIGIN: siteOrigin, ADMIN_ORIGIN: adminOrigin },
      logGroup: logGroupOf(this, config),
      loggingFormat: lambda.LoggingFormat.JSON,
    })
    const target = new LambdaInvoke(visitor, {
      role: schedulerRole(this, [visitor.functionArn]),
      retryAttempts: 0,
      maxEventAge: FIVE_MINUTES,
    })
    const schedule = scheduler.ScheduleExpression.rate(FIVE_MINUTES)
    new scheduler.Schedule(this, 'Visits', { description: 'Visits the site', schedule, target })
    suppressNag(
      visitor,
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      'writes its log',
    )
    return visitor
  }
}

const visitorName = (scope: Construct) => `${Stack.of(scope).stackName}-visitor`

const errorRate = (distribution: cloudfront.Distribution) =>
  edgeMetric('5xxErrorRate', 'Average', { DistributionId: distribution.distributionId })

function functionErrors({ functions }: Edge): cloudwatch.MathExpression {
  const errors = functions.map(({ functionName }) =>
    edgeMetric('FunctionExecutionErrors', 'Sum', { FunctionName: functionName }),
  )
  return new cloudwatch.MathExpression({
    expression: `SUM([${errors.map((_, at) => `m${at}`).join(',')}])`,
    usingMetrics: Object.fromEntries(errors.map((metric, at) => [`m${at}`, metric])),
    period: FIVE_MINUTES,
  })
}

const edgeMetric = (metricName: string, statistic: string, dimensions: Record<string, string>) =>
  new cloudwatch.Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    statistic,
    dimensionsMap: { ...dimensions, Region: 'Global' },
    period: FIVE_MINUTES,
  })
