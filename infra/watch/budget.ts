import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'
import type { Config } from '../config.ts'

/** Covers the account. Mails when most is spent, and when the month will exceed it. */
export function budget(scope: Construct, { alarmEmail, monthlyBudget }: Config): void {
  if (alarmEmail === undefined || monthlyBudget === undefined) return
  const mailed = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      comparisonOperator: 'GREATER_THAN',
      thresholdType: 'PERCENTAGE',
    },
    subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
  })
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: [mailed('ACTUAL', 80), mailed('FORECASTED', 100)],
  })
}
