import type { RawResponse } from '../dynamodb/client.ts'
import { jsonResponse, tableError, type Input, type Intercept, type Send } from '../dynamodb/intercept.ts'
import type { Faults } from './faults.ts'

const THROTTLED = 0.03
const TRANSACTION_CONFLICT = 0.12
const WRITE_CONFLICT = 0.03
const UNPROCESSED = 0.2

const LARGEST_TRANSACTION = 4 * 1024 * 1024

const SINGLE_WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem'])
const isObject = (value: unknown): value is Input => typeof value === 'object' && value !== null

/** Rejects calls before they reach the table, as DynamoDB does under load. */
export function tableFaults(faults: Faults): Intercept {
  return async ({ operation, input }, send) => {
    if (faults.occurs('throttling', THROTTLED))
      return tableError('ProvisionedThroughputExceededException', 'The request rate is too high.')
    if (SINGLE_WRITES.has(operation) && faults.occurs('conflicts', WRITE_CONFLICT))
      return tableError('TransactionConflictException', 'Transaction is ongoing for the item')
    if (operation === 'TransactWriteItems') {
      const items = Array.isArray(input['TransactItems']) ? input['TransactItems'] : []
      if (faults.occurs('conflicts', TRANSACTION_CONFLICT)) return canceled(items.length, faults)
      if (faults.isOn('sizeLimits') && JSON.stringify(items).length > LARGEST_TRANSACTION)
        return tableError('ValidationException', 'Transaction request cannot exceed 4 MB')
    }
    const requests = isObject(input['RequestItems']) ? input['RequestItems'] : undefined
    if (requests && faults.occurs('unprocessed', UNPROCESSED)) return sendHalf(input, requests, send)
    return send(input)
  }
}

function canceled(count: number, faults: Faults): RawResponse {
  const conflict = Math.floor(faults.random('conflicts') * count)
  const reasons = Array.from({ length: count }, (_, index) => ({
    Code: index === conflict ? 'TransactionConflict' : 'None',
  }))
  const codes = reasons.map(({ Code }) => Code).join(', ')
  return tableError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  )
}

/** Sends the first half of each table's keys or writes; `later` names the rest in the answer. */
async function sendHalf(input: Input, requests: Input, send: Send): Promise<RawResponse> {
  const now: Input = {}
  const later: Input = {}
  for (const [table, request] of Object.entries(requests)) {
    const all = entriesOf(request)
    const withEntries = (entries: readonly unknown[]) =>
      Array.isArray(request) ? entries : { ...(request as object), Keys: entries }
    const count = Math.ceil(all.length / 2)
    now[table] = withEntries(all.slice(0, count))
    if (count < all.length) later[table] = withEntries(all.slice(count))
  }
  const response = await send({ ...input, RequestItems: now })
  if (response.status >= 300) return response
  const name = Object.values(requests).some(Array.isArray) ? 'UnprocessedItems' : 'UnprocessedKeys'
  return jsonResponse({ ...(JSON.parse(response.body.toString()) as object), [name]: later })
}

function entriesOf(request: unknown): readonly unknown[] {
  const entries = isObject(request) && !Array.isArray(request) ? request['Keys'] : request
  return Array.isArray(entries) ? entries : []
}
