import type { DynamoDBRecord } from 'aws-lambda'
import { causeChain } from '../../../core/http/requestLog.ts'
import { SUBMISSIONS } from '../../forms/index.ts'
import { countedEventOf, countSubmissions } from './countSubmissions.ts'
import { formOfNew, markFormDigests } from './formDigests.ts'
import type { BatchHandler } from '../../mail/index.ts'

function newSubmission({ eventName, dynamodb }: DynamoDBRecord): string | undefined {
  const { pk, sk } = dynamodb?.Keys ?? {}
  if (eventName !== 'INSERT' || !pk?.S?.startsWith(SUBMISSIONS) || sk?.S !== '-') return undefined
  return formOfNew(dynamodb?.NewImage?.gsi2pk?.S)
}

export function retryFirst(records: readonly DynamoDBRecord[], item: string, error: unknown): string[] {
  const line = { level: 'error', item, outcome: 'again', causes: causeChain(error) }
  process.stdout.write(`${JSON.stringify(line)}\n`)
  return records.slice(0, 1).map(({ dynamodb }) => dynamodb?.SequenceNumber ?? '')
}

/** Marks forms with new submissions for the staff digest, one write per form. */
export const markNewSubmissions: BatchHandler = async (records, { table, now }) => {
  const submissionRecords = records.filter((record) => newSubmission(record) !== undefined)
  const forms = new Set(submissionRecords.flatMap((record) => newSubmission(record) ?? []))
  try {
    await markFormDigests(table, forms, now())
    return []
  } catch (error) {
    return retryFirst(submissionRecords, 'form digests', error)
  }
}

/** Adds a batch's submissions to the form counters. */
export const countChangedSubmissions: BatchHandler = async (records, { table }) => {
  const countUpdates = records.flatMap((record) => countedEventOf(record) ?? [])
  if (countUpdates.length === 0) return []
  try {
    await countSubmissions(table, countUpdates)
    return []
  } catch (error) {
    return retryFirst(records, 'figures', error)
  }
}
