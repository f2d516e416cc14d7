import { Duration } from 'aws-cdk-lib'
import * as scheduler from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { Construct } from 'constructs'
import { capitalized } from '@flou/shared/text/capitalized.ts'
import type { ServiceFunction } from './functions/serviceFunction.ts'

/** Calls the functions that have a schedule. A call that failed is not repeated: the next one takes up what is left. */
export class Schedules extends Construct {
  constructor(scope: Construct, functions: readonly ServiceFunction[]) {
    // The id is older than schedules of other lengths; another one would replace what is deployed.
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
