import { Duration } from 'aws-cdk-lib'
import * as scheduler from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { Construct } from 'constructs'
import type { ServiceFunction } from './functions/serviceFunction.ts'

/** Calls `schedule` each minute. A minute that failed is not repeated: the next one takes up what is left. */
export class Minute extends Construct {
  constructor(scope: Construct, target: ServiceFunction) {
    super(scope, 'Minute')
    new scheduler.Schedule(this, 'Schedule', {
      description: 'Publishes and removes what is due',
      schedule: scheduler.ScheduleExpression.rate(Duration.minutes(1)),
      target: new LambdaInvoke(target.live, { retryAttempts: 0, maxEventAge: Duration.minutes(1) }),
    })
  }
}
