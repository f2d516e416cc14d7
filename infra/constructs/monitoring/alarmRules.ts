import { Duration } from 'aws-cdk-lib'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import type { ServiceFunction } from '../functions/serviceFunction.ts'
import { highest, lowest, metrics, sum, total } from './metrics.ts'
import type { MonitoredResources } from './metrics.ts'
import { capitalized } from '@flou/shared/strings/letters.ts'

interface AlarmRule {
  metric: cloudwatch.IMetric & Pick<cloudwatch.Metric, 'createAlarm'>
  threshold: number
  alarmDescription: string
  evaluationPeriods?: number
  comparisonOperator?: cloudwatch.ComparisonOperator
  treatMissingData?: cloudwatch.TreatMissingData
}
type Rules = Record<string, AlarmRule>
type Metrics = ReturnType<typeof metrics>

/**
 * Every alarm by name (docs/operations/reference.md).
 * @param reported metric of logged errors after which work continues
 */
export function alarmRules(monitored: MonitoredResources, reported: cloudwatch.Metric): Rules {
  const all = metrics(monitored)
  return {
    ...apiRules(all),
    ...functionRules(all),
    ...reportRules(monitored.functions, reported),
    ...serviceRules(all),
    ApprovalClockFailed: {
      metric: monitored.approvalClock.failures,
      threshold: 1,
      alarmDescription: 'A change waits without its clock; the schedule reminds and expires it instead',
    },
    ...silenceRules(monitored.functions),
  }
}

const apiRules = ({ api }: Metrics): Rules => ({
  ApiErrors: {
    metric: api.serverErrors,
    threshold: 5,
    alarmDescription: 'The API failed 5 times in 5 minutes',
  },
  ApiSlow: {
    metric: api.p95,
    threshold: 1500,
    evaluationPeriods: 3,
    alarmDescription: 'One call in twenty takes over 1.5 s, for 15 minutes',
  },
})

const MOST_SUMMED = 10

function summed(name: string, functionMetrics: cloudwatch.IMetric[], rule: Omit<AlarmRule, 'metric'>): Rules {
  const groups = Array.from({ length: Math.ceil(functionMetrics.length / MOST_SUMMED) }, (_, at) =>
    functionMetrics.slice(at * MOST_SUMMED, (at + 1) * MOST_SUMMED),
  )
  const rules = groups.map((group, at) => [
    at === 0 ? name : `${name}${at + 1}`,
    { ...rule, metric: total(group) },
  ])
  return Object.fromEntries(rules) as Rules
}

const functionRules = ({ functions }: Metrics): Rules => ({
  ...summed('FunctionErrors', functions.backgroundErrors, {
    threshold: 3,
    alarmDescription:
      'Functions in the background failed 3 times in 5 minutes; the saved query calls-by-function says which',
  }),
  FunctionThrottles: {
    metric: functions.throttles,
    threshold: 1,
    alarmDescription: 'The account has too little Lambda concurrency',
  },
  StreamLate: {
    metric: highest(functions.streamAge),
    threshold: 60_000,
    // a long publish run delays the stream temporarily
    evaluationPeriods: 3,
    alarmDescription: 'Changes wait over a minute to be published or mailed, for 15 minutes',
  },
  BatchLost: {
    metric: total(functions.undelivered),
    threshold: 1,
    alarmDescription: 'A failed batch could not be kept: a full publish is needed',
  },
})

const serviceRules = ({ table, mail }: Metrics): Rules => ({
  TableThrottled: {
    metric: total(table.throttled),
    threshold: 1,
    alarmDescription: 'The table refused requests',
  },
  MailBounces: {
    metric: mail.bounceRate,
    threshold: 0.05,
    alarmDescription: 'SES pauses accounts whose mails bounce too often',
  },
})

function reportRules(functions: readonly ServiceFunction[], reported: cloudwatch.Metric): Rules {
  const reporting = functions.filter(({ manifest }) => manifest.errorLines)
  const what = reporting.map(({ manifest }) => manifest.errorLines).join(' or ')
  if (reporting.length === 0) return {}
  const alarmDescription = `${capitalized(what)}; lines of level error in the log of the functions say which`
  return { WorkFailed: { metric: reported, threshold: 1, alarmDescription } }
}

/** Fires when a scheduled function missed three calls; functions with the same interval share an alarm. */
function silenceRules(functions: readonly ServiceFunction[]): Rules {
  const scheduled = functions.flatMap(({ name, lambda, manifest: { schedule } }) =>
    schedule ? [{ name, lambda, schedule }] : [],
  )
  const groups = Map.groupBy(scheduled, ({ schedule }) => schedule.everyMinutes)
  const rules = [...groups].map(([everyMinutes, group]): [string, AlarmRule] => {
    const period = Duration.minutes(Math.max(everyMinutes, sum.period.toMinutes()))
    const names = group.map(({ name }) => capitalized(name))
    const rule: AlarmRule = {
      metric: lowest(
        group.map(({ lambda }) => lambda.metricInvocations({ ...sum, period })),
        period,
      ),
      threshold: 1,
      evaluationPeriods: 3,
      comparisonOperator: cloudwatch.ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.MISSING,
      alarmDescription: group.map(({ schedule }) => schedule.silence).join('; or: '),
    }
    return [everyMinutes === 1 ? 'MinuteSilent' : `${names.join('')}Silent`, rule]
  })
  return Object.fromEntries(rules)
}
