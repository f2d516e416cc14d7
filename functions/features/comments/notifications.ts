import {
  mentionedIn,
  THREAD_PARAMETER,
  type Comment,
  type CommentSubject,
  type CommentNotificationKind,
} from '@flou/shared/comments.ts'
import { formUrlOf } from '@flou/shared/content/routing/routes.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { cutText } from '@flou/shared/strings/letters.ts'
import type { TransactItem } from '../../core/store/dynamo/transact.ts'
import { hasRight } from '../../core/operations/permission.ts'
import type { RequestContext } from '../../core/http/records/operationContext.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { keys } from '../../core/store/keys.ts'
import type { NotificationItem } from '../../core/store/storedItems.ts'
import { personOf } from '../../core/store/writeContext.ts'
import { activePeople, withLanguages, type ActivePerson } from '../accounts/index.ts'
import { mailStep } from '../mail/index.ts'
import { EXCERPT_LENGTH } from './commentItem.ts'

const RETENTION_SECONDS = 90 * 86_400
/** Leaves room in a transaction of 100 items. */
const MAX_RECIPIENTS = 40

/** Staff who can view records of a type. */
export async function viewersOf(table: Table, { areas }: Registry, type: AnyType): Promise<ActivePerson[]> {
  const permissions = areas
    .filter(({ screens }) => screens.some((screen) => screen.type?.key === type.key))
    .map(({ permission }) => permission)
  const people = await activePeople(table)
  return people.filter((person) => permissions.some((key) => hasRight(person, key, 'view')))
}

interface Announced {
  type: AnyType
  subject: CommentSubject
  before?: Comment | undefined
  after: Comment
  /** Authors of the thread. */
  participants: ReadonlySet<number>
  viewers: readonly ActivePerson[]
}

const PRIORITY = ['task', 'mention', 'reply'] as const satisfies readonly CommentNotificationKind[]

/** Returns who gets which notification; a person gets one, the most important. */
function recipientsOf(
  { before, after, participants, viewers }: Announced,
  caller: number,
): { person: ActivePerson; kind: CommentNotificationKind }[] {
  const mentionedBefore = new Set(before ? mentionedIn(before.text, viewers).map(({ id }) => id) : [])
  const mentioned = new Set(mentionedIn(after.text, viewers).map(({ id }) => id))
  const isNew = {
    task: (id: number) => after.assignee?.id === id && before?.assignee?.id !== id,
    mention: (id: number) => mentioned.has(id) && !mentionedBefore.has(id),
    reply: (id: number) => !before && participants.has(id),
  } satisfies Record<CommentNotificationKind, (id: number) => boolean>
  return viewers
    .filter(({ id }) => id !== caller)
    .flatMap((person) => {
      const kind = PRIORITY.find((one) => isNew[one](person.id))
      return kind ? [{ person, kind }] : []
    })
    .slice(0, MAX_RECIPIENTS)
}

function notificationItem(
  { now, newId, by }: RequestContext,
  { subject, after }: Announced,
  { person, kind }: { person: number; kind: CommentNotificationKind },
): TransactItem {
  const notification: NotificationItem = {
    kind,
    at: now.toISOString(),
    by: personOf(by),
    subject,
    thread: after.thread,
    comment: after.id,
    ttl: Math.floor(now.getTime() / 1000) + RETENTION_SECONDS,
  }
  return { Put: { Item: { ...keys.notification(person, newId()), ...notification } } }
}

const urlOf = ({ areas }: Registry, { subject, after }: Announced) => {
  const path = formUrlOf(areas, 'dashboard2', subject) ?? '/dashboard2'
  return `${path}?${THREAD_PARAMETER}=${after.thread}`
}

/** Returns notifications for the bells of staff, and mails about mentions and tasks. */
export async function notificationSteps(
  context: RequestContext,
  announced: Announced,
): Promise<TransactItem[]> {
  const { table, now, newId, by, caller, registry } = context
  const { after, subject, type } = announced
  const recipients = recipientsOf(announced, caller.id)
  const mailed = recipients.filter(({ kind }) => kind !== 'reply')
  const people = await withLanguages(
    table,
    mailed.map(({ person }) => person),
  )
  const mails = people.filter(({ hasNoCommentMails }) => !hasNoCommentMails)
  return [
    ...recipients.map(({ person, kind }) =>
      notificationItem(context, announced, { person: person.id, kind }),
    ),
    ...mails.map(({ id, name, email, language }) =>
      mailStep({
        id: newId(),
        to: email,
        template: 'commentNotification',
        params: {
          name,
          by: by.name,
          title: subject.titles[language],
          type: type.label[language],
          text: cutText(after.text, EXCERPT_LENGTH),
          isTask: after.assignee?.id === id,
          ...(after.due !== undefined && after.assignee?.id === id && { due: after.due }),
          path: urlOf(registry, announced),
        },
        language,
        created: now.toISOString(),
      }),
    ),
  ]
}
