import { Duration } from 'aws-cdk-lib'
import * as scheduler from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { Construct } from 'constructs'
import type { ServiceFunction } from './functions/serviceFunction.ts'
import { capitalized } from '@flou/shared/strings/letters.ts'

/** Failed calls are not retried: the next call resumes the work. */
export class Schedules extends Construct {
  constructor(scope: Construct, functions: readonly ServiceFunction[]) {
    super(scope, 'Minute')
    for (const { name, live, manifest } of functions) {
      if (!manifest.schedule) continue
      const { about, everyMinutes } = manifest.schedule
      const interval = Duration.minutes(everyMinutes)
      new scheduler.Schedule(this, capitalized(name), {
        description: about,
        schedule: scheduler.ScheduleExpression.rate(interval),
        target: new LambdaInvoke(live, { retryAttempts: 0, maxEventAge: interval }),
      })
    }
  }
}
