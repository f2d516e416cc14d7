type State = Readonly<Record<string, unknown>>

/** Item keys as in functions/features/approval/request/changeRequestItems.ts. */
const CHANGE_REQUEST_KEY = "States.Format('changeRequest#{}', $.change)"
const NOTIFICATION_KEY = "States.Format('notification#{}', $.change)"
const PENDING = '1'

const CALL_SECONDS = 30

/** In seconds; exceeds both waits at their highest settings. */
const LONGEST_SECONDS = 150 * 86_400

/** AWS spells the error differently in its two integrations. */
const CONDITION_FAILED = [
  'DynamoDb.ConditionalCheckFailedException',
  'DynamoDB.ConditionalCheckFailedException',
]

const RETRY = [
  { ErrorEquals: CONDITION_FAILED, MaxAttempts: 0 },
  { ErrorEquals: ['States.TaskFailed'], IntervalSeconds: 2, MaxAttempts: 6, BackoffRate: 3 },
]

const FAILED = { ErrorEquals: ['States.ALL'], Next: 'Failed', ResultPath: '$.error' }

/** Stores the task token on a pending change request and waits for the token. */
const waitForDecision = (table: string, { seconds, next }: { seconds: string; next: string }): State => ({
  Type: 'Task',
  Resource: 'arn:aws:states:::aws-sdk:dynamodb:updateItem.waitForTaskToken',
  Parameters: {
    TableName: table,
    Key: { pk: { 'S.$': CHANGE_REQUEST_KEY }, sk: { S: '-' } },
    UpdateExpression: 'SET taskToken = :token',
    ConditionExpression: '#status = :pending AND #round = :round',
    ExpressionAttributeNames: { '#status': 'status', '#round': 'round' },
    ExpressionAttributeValues: {
      ':token': { 'S.$': '$$.Task.Token' },
      ':pending': { N: PENDING },
      ':round': { 'N.$': '$.round' },
    },
  },
  TimeoutSecondsPath: seconds,
  ResultPath: null,
  Retry: RETRY,
  Catch: [
    { ErrorEquals: CONDITION_FAILED, Next: 'Over', ResultPath: null },
    { ErrorEquals: ['States.Timeout'], Next: next, ResultPath: null },
    FAILED,
  ],
  Next: 'Over',
})

const putNotification = (table: string, { kind, next }: { kind: string; next: string }): State => ({
  Type: 'Task',
  Resource: 'arn:aws:states:::aws-sdk:dynamodb:putItem',
  Parameters: {
    TableName: table,
    Item: {
      pk: { 'S.$': NOTIFICATION_KEY },
      sk: { 'S.$': `States.Format('{}#${kind}', $.round)` },
      kind: { S: kind },
      change: { 'S.$': '$.change' },
      round: { 'N.$': '$.round' },
      at: { 'S.$': '$$.State.EnteredTime' },
      ttl: { 'N.$': '$.keepUntil' },
    },
  },
  TimeoutSeconds: CALL_SECONDS,
  ResultPath: null,
  Retry: RETRY,
  Catch: [FAILED],
  Next: next,
})

/**
 * Timer of a change request's round: reminds approvers, then reports it as overdue. Input: `{ change, round
 * (four digits), remindAfter, expireAfter (seconds), keepUntil (epoch seconds, text) }`.
 */
export const approvalStates = (table: string) => ({
  Comment: 'Reminds approvers of a change and reports when it is overdue',
  StartAt: 'WaitForReminder',
  TimeoutSeconds: LONGEST_SECONDS,
  States: {
    WaitForReminder: waitForDecision(table, { seconds: '$.remindAfter', next: 'Remind' }),
    Remind: putNotification(table, { kind: 'remind', next: 'WaitForExpiry' }),
    WaitForExpiry: waitForDecision(table, { seconds: '$.expireAfter', next: 'Overdue' }),
    Overdue: putNotification(table, { kind: 'overdue', next: 'Over' }),
    Over: { Type: 'Succeed' },
    Failed: { Type: 'Fail', ErrorPath: '$.error.Error', CausePath: '$.error.Cause' },
  },
})
