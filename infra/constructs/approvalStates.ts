/** A definition in the Amazon States Language. */
type State = Readonly<Record<string, unknown>>

/** Where the machine keeps the task token and puts its notices; the names are those of functions/store/changes/changeItems.ts. */
const CHANGE = "States.Format('change#{}', $.change)"
const NOTICE = "States.Format('notice#{}', $.change)"
/** `WORKFLOW_STATUS.pending` of shared/workflow.ts. */
const PENDING = '1'

/** A call of the table that answers within this time; seconds. */
const CALL_SECONDS = 30

/** The longest that an execution may take, in seconds: longer than both waits at their highest settings. */
const LONGEST_SECONDS = 150 * 86_400

/** AWS names the error differently in its two kinds of integration. */
const CONDITION_FAILED = [
  'DynamoDb.ConditionalCheckFailedException',
  'DynamoDB.ConditionalCheckFailedException',
]

const RETRY = [
  { ErrorEquals: CONDITION_FAILED, MaxAttempts: 0 },
  { ErrorEquals: ['States.TaskFailed'], IntervalSeconds: 2, MaxAttempts: 6, BackoffRate: 3 },
]

const FAILED = { ErrorEquals: ['States.ALL'], Next: 'Failed', ResultPath: '$.error' }

/** Stores the task token on the change, if it still waits for a decision about this round, and waits until the token is sent back. */
const waitForDecision = (table: string, { seconds, next }: { seconds: string; next: string }): State => ({
  Type: 'Task',
  Resource: 'arn:aws:states:::aws-sdk:dynamodb:updateItem.waitForTaskToken',
  Parameters: {
    TableName: table,
    Key: { pk: { 'S.$': CHANGE }, sk: { S: '-' } },
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

/** Puts a notice item, which the stream brings to `dispatch`. */
const putNotice = (table: string, { kind, next }: { kind: string; next: string }): State => ({
  Type: 'Task',
  Resource: 'arn:aws:states:::aws-sdk:dynamodb:putItem',
  Parameters: {
    TableName: table,
    Item: {
      pk: { 'S.$': NOTICE },
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
 * The clock of a round of a change: waits, reminds, waits again, reports that it is overdue. Its input is
 * `{ change, round, remindAfter, expireAfter, keepUntil }`: the id, the round with four digits, two waits in seconds (the second one
 * begins with the reminder), and until when its notices are kept (epoch seconds, as text). It decides nothing: the table does.
 */
export const approvalStates = (table: string) => ({
  Comment: 'Reminds approvers of a change and reports when it is overdue',
  StartAt: 'WaitForReminder',
  TimeoutSeconds: LONGEST_SECONDS,
  States: {
    WaitForReminder: waitForDecision(table, { seconds: '$.remindAfter', next: 'Remind' }),
    Remind: putNotice(table, { kind: 'remind', next: 'WaitForExpiry' }),
    WaitForExpiry: waitForDecision(table, { seconds: '$.expireAfter', next: 'Overdue' }),
    Overdue: putNotice(table, { kind: 'overdue', next: 'Over' }),
    Over: { Type: 'Succeed' },
    Failed: { Type: 'Fail', ErrorPath: '$.error.Error', CausePath: '$.error.Cause' },
  },
})
