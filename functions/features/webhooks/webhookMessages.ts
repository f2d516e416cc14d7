import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { localPath } from '@flou/shared/locale.ts'
import type { PublishRun } from '@flou/shared/publishing/publishing.ts'
import { pathOfRecord } from '@flou/shared/site/recordPaths.ts'
import type { ReleaseRow } from '@flou/shared/releases/release.ts'
import { RELEASE_RESULTS, type WebhookEvent, type WebhookPayload } from '@flou/shared/webhooks.ts'
import { titleOf } from '../../core/store/texts.ts'
import { isVisible } from '../../core/store/visible.ts'
import { formPartitions, SUBMISSIONS } from '../forms/index.ts'
import { occasionId } from '../mail/index.ts'
import { PUBLISH_RUNS, readStream, type StreamEvent, type StreamSource } from '../publishing/index.ts'
import { RELEASES } from '../releases/index.ts'
import { MESSAGE_PREFIX } from './webhookItems.ts'

export type WebhookMessage = WebhookPayload & { event: WebhookEvent }

export interface MessageSource extends StreamSource {
  siteOrigin: string
}

type Facts = Omit<WebhookMessage, 'id' | 'at'>

/** The same for a repeated stream record, and sorted by time. */
function messageOf(facts: Facts, at: Date, sequence: string): WebhookMessage {
  const digest = occasionId(sequence, facts.type, String(facts.recordId), facts.event)
  return { id: `${MESSAGE_PREFIX}${at.getTime()}_${digest}`, at: at.toISOString(), ...facts }
}

const timeOf = ({ dynamodb }: DynamoDBRecord) =>
  new Date((dynamodb?.ApproximateCreationDateTime ?? 0) * 1_000)

interface Change {
  type: ContentType
  before: StoredRecord | undefined
  after: StoredRecord | undefined
}

function eventsOf({ type, before, after }: Change, now: Date): WebhookEvent[] {
  const isPublic = (record: StoredRecord | undefined) => record !== undefined && isVisible(type, record, now)
  const isThere = (record: StoredRecord | undefined) => record !== undefined && record.state !== 'trashed'
  const events: WebhookEvent[] = [
    ...(!before && isThere(after) ? (['created'] as const) : []),
    ...(!isPublic(before) && isPublic(after) ? (['published'] as const) : []),
    ...(isPublic(before) && !isPublic(after) ? (['unpublished'] as const) : []),
    ...(isThere(before) && !isThere(after) ? (['deleted'] as const) : []),
  ]
  const isChanged = isThere(after) && after?.recordVersion !== before?.recordVersion
  return events.length === 0 && isChanged ? ['changed'] : events
}

function pagesOf({ type, before, after }: Change, { origin, now }: { origin: string; now: Date }) {
  const shown = [after, before].find((record) => record && isVisible(type, record, now))
  const path = shown && pathOfRecord(type, shown)
  if (path === undefined) return {}
  const address = (language: 'en' | 'id') => `${origin}${localPath(path, language)}`
  return { pages: { en: address('en'), id: address('id') } }
}

function contentMessages(
  { type, id, before, after, sequence }: StreamEvent,
  { origin, now }: { origin: string; now: Date },
): WebhookMessage[] {
  if (type.internal) return []
  const subject = { type: type.key, recordId: id }
  if (type.single)
    return after ? [messageOf({ event: 'changed', ...subject, title: type.label }, now, sequence)] : []
  const change = { type, before, after }
  const record = after ?? before
  const facts = {
    ...subject,
    ...(record && { title: titleOf(type, record) }),
    ...pagesOf(change, { origin, now }),
  }
  return eventsOf(change, now).map((event) => messageOf({ event, ...facts }, now, sequence))
}

const NEW_SUBMISSIONS = `${formPartitions.newSubmissions('', 0).split('#')[0]}#`

function submissionMessages(record: DynamoDBRecord): WebhookMessage[] {
  const { Keys, NewImage, SequenceNumber = '' } = record.dynamodb ?? {}
  const [pk, list] = [Keys?.pk?.S ?? '', NewImage?.gsi2pk?.S ?? '']
  const isNew = record.eventName === 'INSERT' && pk.startsWith(SUBMISSIONS) && Keys?.sk?.S === '-'
  if (!isNew || !list.startsWith(NEW_SUBMISSIONS)) return []
  const facts = { type: 'submission', recordId: pk.slice(SUBMISSIONS.length), form: list.split('#')[1] ?? '' }
  return [messageOf({ event: 'submitted', ...facts }, timeOf(record), SequenceNumber)]
}

const hasEnded = (image: unknown): boolean => {
  const state = image ? (unmarshall(image as never) as Partial<PublishRun>).state : undefined
  return state === 'done' || state === 'stopped'
}

function runMessages(record: DynamoDBRecord): WebhookMessage[] {
  const { Keys, NewImage, OldImage, SequenceNumber = '' } = record.dynamodb ?? {}
  if (Keys?.pk?.S !== PUBLISH_RUNS || !hasEnded(NewImage) || hasEnded(OldImage)) return []
  const facts = { type: 'publishRun', recordId: Keys.sk?.S ?? '' }
  return [messageOf({ event: 'finished', ...facts }, timeOf(record), SequenceNumber)]
}

const releaseIn = (image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']) =>
  image ? (JSON.parse(image.row?.S ?? '{}') as Partial<ReleaseRow>) : {}

function releaseMessages(record: DynamoDBRecord): WebhookMessage[] {
  const { Keys, NewImage, OldImage, SequenceNumber = '' } = record.dynamodb ?? {}
  const pk = Keys?.pk?.S ?? ''
  if (!pk.startsWith(RELEASES) || Keys?.sk?.S !== '-') return []
  const { name = '', state } = releaseIn(NewImage)
  const { state: before } = releaseIn(OldImage)
  const result = RELEASE_RESULTS.find((one) => one === state)
  // a refused undo leaves the release live
  if (!result || result === before || (result === 'live' && before === 'undoing')) return []
  const facts = { type: 'release', recordId: pk.slice(RELEASES.length), title: { en: name, id: name } }
  return [messageOf({ event: 'released', ...facts, state: result }, timeOf(record), SequenceNumber)]
}

/** Messages about stream records, in their order. */
export async function messagesOf(
  source: MessageSource,
  records: readonly DynamoDBRecord[],
): Promise<WebhookMessage[]> {
  const messages: WebhookMessage[] = []
  for (const record of records) {
    const context = { origin: source.siteOrigin, now: timeOf(record) }
    const changes = await readStream(source, [record])
    messages.push(...changes.flatMap((change) => contentMessages(change, context)))
    messages.push(...submissionMessages(record), ...runMessages(record), ...releaseMessages(record))
  }
  return messages
}
