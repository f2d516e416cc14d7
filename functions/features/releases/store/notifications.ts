import type { Table } from '../../../core/store/dynamo/table.ts'
import type { Notification } from '@flou/shared/comments.ts'
import { keys } from '../../../core/store/keys.ts'
import type { WriteStep } from '../../../core/store/step.ts'
import { personOf, type WriteContext } from '../../../core/store/writeContext.ts'
import { recipientsOf } from '../../accounts/index.ts'
import { mailStep } from '../../mail/index.ts'
import type { StoredRelease } from './storedRelease.ts'

const RETENTION_SECONDS = 90 * 86_400

/** Bell entries about a release. */
export const notificationSteps = (
  { now, newId, by }: Pick<WriteContext, 'now' | 'newId' | 'by'>,
  { id, name, failure, message }: StoredRelease,
  { kind, to }: { kind: Notification['kind']; to: readonly number[] },
): WriteStep[] =>
  to.map((person) => ({
    write: {
      Put: {
        Item: {
          ...keys.notification(person, newId()),
          kind,
          subject: { type: 'release', id: 0, titles: { en: name, id: name } },
          release: id,
          at: now.toISOString(),
          by: personOf(by),
          ...(failure && { reason: failure.reason }),
          ...(message !== undefined && { message }),
          ttl: Math.floor(now.getTime() / 1000) + RETENTION_SECONDS,
        },
      },
    },
  }))

/** Bell entry and mail for the author of a release that did not go live. */
export async function failureSteps(
  table: Table,
  context: Pick<WriteContext, 'now' | 'newId' | 'by'>,
  release: StoredRelease,
): Promise<WriteStep[]> {
  const { id, name: title, author, failure } = release
  const recipients = await recipientsOf(table, [author.id])
  return [
    ...notificationSteps(context, release, { kind: 'releaseFailed', to: [author.id] }),
    ...recipients.map(({ name, email, language }) => ({
      write: mailStep({
        id: context.newId(),
        to: email,
        template: 'releaseFailed',
        params: {
          name,
          title,
          reason: failure?.reason ?? '',
          problems: failure?.problems.length ?? 0,
          release: id,
        },
        language,
        created: context.now.toISOString(),
      }),
    })),
  ]
}
