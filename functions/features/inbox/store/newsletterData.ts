import type { NewsletterData } from '@flou/shared/inbox/personalData.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import type { Key } from '../../../core/store/keys.ts'
import { mailKeys, occasionId, linkToken, tokenHash } from '../../mail/index.ts'
import { rowOfSubscriber } from './listSubscribers.ts'

async function itemsOf(table: Table, person: string): Promise<Item[]> {
  const found: Item[] = []
  let ExclusiveStartKey: Item | undefined
  do {
    const page = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': mailKeys.subscriber(person).pk },
      ConsistentRead: true,
      ExclusiveStartKey,
    })
    found.push(...page.items)
    ExclusiveStartKey = page.lastKey
  } while (ExclusiveStartKey)
  return found
}

type Consent = NewsletterData['consents'][number]

const consentIn = ({ choice, at, text, version }: Item): Consent[] =>
  choice === undefined ? [] : [{ choice, at, text, ...(version !== undefined && { version }) } as Consent]

export async function newsletterData(table: Table, person: string): Promise<NewsletterData | undefined> {
  const items = await itemsOf(table, person)
  if (items.length === 0) return undefined
  return {
    subscriptions: items.filter(({ row }) => row !== undefined).map(rowOfSubscriber),
    consents: items.flatMap(consentIn).toSorted((one, other) => one.at.localeCompare(other.at)),
  }
}

/**
 * Returns all newsletter items of a person and all keys to erase, including mail links and outbox mails.
 * @param secret of the mail links
 */
export async function newsletterItems(
  table: Table,
  person: string,
  secret: string,
): Promise<{ items: Item[]; keys: Key[] }> {
  const items = await itemsOf(table, person)
  const mails = items.flatMap(({ at, choice, email }) => {
    if (email !== undefined) return [occasionId('newsletter', String(at).slice(0, 10), person)]
    return choice === 'subscribed' ? [occasionId('welcome', String(at), person)] : []
  })
  const requested = items.flatMap(({ at, email }) => (email === undefined ? [] : [String(at)]))
  const tokens = [
    linkToken(secret, { purpose: 'unsubscribe', person }),
    ...new Set(requested.map((at) => linkToken(secret, { purpose: 'confirm', person, at }))),
  ]
  const own = [
    ...items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })),
    ...[...new Set(mails)].map((id) => mailKeys.mail(id)),
    ...tokens.map((token) => mailKeys.mailToken(tokenHash(token))),
  ]
  return { items, keys: own }
}
