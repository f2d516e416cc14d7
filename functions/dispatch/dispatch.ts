import type { AttributeValue as SdkAttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { causeChain } from '../http/requestLog.ts'
import { NOTICES } from '../store/keys/workflowKeys.ts'
import { SUBMISSIONS } from '../store/keys/submissionKeys.ts'
import { countedChange, countSubmissions } from '../store/submissions/countSubmissions.ts'
import { formOfNew, markFormDigests } from '../store/submissions/formDigests.ts'
import { sendMail, type MailServices } from './sendMail.ts'

const MAIL_PREFIX = 'mail#'

/** Carries out a notice of a change; throws where it has to be repeated. */
export type HandleNotice = (item: unknown) => Promise<void>

export interface DispatchServices extends MailServices {
  /** Loaded by the first notice of a batch: mails are sent without all that notices need. */
  openNotices: () => Promise<HandleNotice>
}

interface Batch {
  services: DispatchServices
  notices: () => Promise<HandleNotice>
}

/** What a record asks for; undefined for a record that nothing follows from. */
type Work = { name: string; run: (batch: Batch) => Promise<string> } | undefined

/** A mail is read again, a notice is taken as the record has it: several of a kind are written over each other. */
function workOf({ eventName, dynamodb }: DynamoDBRecord): Work {
  const pk = dynamodb?.Keys?.['pk']?.S
  const sk = dynamodb?.Keys?.['sk']?.S
  if (!pk || !sk) return undefined
  if (eventName === 'INSERT' && pk.startsWith(MAIL_PREFIX))
    return { name: pk, run: ({ services }) => sendMail({ pk, sk }, services) }
  const image = dynamodb?.NewImage
  if (eventName === 'REMOVE' || !pk.startsWith(NOTICES) || !image) return undefined
  const run = async ({ notices }: Batch) => {
    const handle = await notices()
    // two packages describe the same notation
    await handle(unmarshall(image as Record<string, SdkAttributeValue>))
    return 'done'
  }
  return { name: `${pk} ${sk}`, run }
}

/** The form of a new submission that nobody takes for a robot's; undefined for every other record. */
function newSubmission({ eventName, dynamodb }: DynamoDBRecord): string | undefined {
  const { pk, sk } = dynamodb?.Keys ?? {}
  if (eventName !== 'INSERT' || !pk?.S?.startsWith(SUBMISSIONS) || sk?.S !== '-') return undefined
  return formOfNew(dynamodb?.NewImage?.['gsi2pk']?.S)
}

const log = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

/** Has staff told of the new submissions of a batch: one write for each form. Returns the records to repeat. */
async function tellOfSubmissions(records: readonly DynamoDBRecord[], services: DispatchServices) {
  const told = records.filter((record) => newSubmission(record) !== undefined)
  const forms = new Set(told.flatMap((record) => newSubmission(record) ?? []))
  try {
    await markFormDigests(services.table, forms, services.now())
    return []
  } catch (error) {
    log({ level: 'error', item: 'form digests', outcome: 'again', causes: causeChain(error) })
    return told.slice(0, 1).map(({ dynamodb }) => dynamodb?.SequenceNumber ?? '')
  }
}

/** Adds what visitors sent to the figures of their form, all of a batch together. @returns false where it has to be repeated */
async function count(records: readonly DynamoDBRecord[], { table }: DispatchServices): Promise<boolean> {
  const changes = records.flatMap((record) => countedChange(record) ?? [])
  if (changes.length === 0) return true
  try {
    await countSubmissions(table, changes)
    return true
  } catch (error) {
    log({ level: 'error', item: 'figures', outcome: 'again', causes: causeChain(error) })
    return false
  }
}

/**
 * Sends the mails and carries out the notices among a batch of stream records. What could not be done now is reported one by one, so that
 * the stream repeats from the first of them; what is done already is not done again. Submissions are summed for the figures of inboxes.
 */
export async function dispatch(
  { Records }: DynamoDBStreamEvent,
  services: DispatchServices,
): Promise<DynamoDBBatchResponse> {
  const failures: string[] = []
  let opened: Promise<HandleNotice> | undefined
  const batch: Batch = { services, notices: () => (opened ??= services.openNotices()) }
  failures.push(...(await tellOfSubmissions(Records, services)))
  for (const record of Records) {
    const work = workOf(record)
    if (!work) continue
    try {
      const outcome = await work.run(batch)
      log({ level: outcome === 'refused' ? 'error' : 'info', item: work.name, outcome })
    } catch (error) {
      log({ level: 'error', item: work.name, outcome: 'again', causes: causeChain(error) })
      failures.push(record.dynamodb?.SequenceNumber ?? '')
    }
  }
  if (!(await count(Records, services))) failures.push(Records[0]?.dynamodb?.SequenceNumber ?? '')
  return { batchItemFailures: failures.map((itemIdentifier) => ({ itemIdentifier })) }
}
