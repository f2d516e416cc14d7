import { Aws, Duration } from 'aws-cdk-lib'
import * as iam from 'aws-cdk-lib/aws-iam'
import * as scheduler from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { Construct } from 'constructs'
import { callerRole } from './functions/callerRole.ts'
import type { ServiceFunction } from './functions/serviceFunction.ts'
import { capitalized } from '@flou/shared/strings/letters.ts'

/** Failed calls are not retried: the next call resumes the work. */
export class Schedules extends Construct {
  constructor(scope: Construct, functions: readonly ServiceFunction[]) {
    super(scope, 'Minute')
    const scheduled = functions.filter(({ manifest }) => manifest.schedule)
    if (scheduled.length === 0) return
    const role = schedulerRole(
      this,
      scheduled.map(({ live }) => live.functionArn),
    )
    for (const { name, live, manifest } of scheduled) {
      if (!manifest.schedule) continue
      const { about, everyMinutes } = manifest.schedule
      const interval = Duration.minutes(everyMinutes)
      new scheduler.Schedule(this, capitalized(name), {
        description: about,
        schedule: scheduler.ScheduleExpression.rate(interval),
        target: new LambdaInvoke(live, { role, retryAttempts: 0, maxEventAge: interval }),
      })
    }
  }
}

export const schedulerRole = (scope: Construct, functionArns: string[]): iam.IRole =>
  callerRole(scope, {
    caller: new iam.ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
    functionArns,
  })
