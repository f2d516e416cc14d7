import { MAX_NOTIFICATIONS, type Bell, type CommentTask, type Notification } from '@flou/shared/comments.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { cutText } from '@flou/shared/strings/letters.ts'
import type { StaffCall } from '../../core/http/call.ts'
import { ConditionFailed } from '../../core/store/dynamo/transact.ts'
import { GSI1, keys, type Key } from '../../core/store/keys.ts'
import type { NotificationItem } from '../../core/store/storedItems.ts'
import { EXCERPT_LENGTH } from './commentItem.ts'
import { commentKeys, commentOf, commentPartitions } from './commentKeys.ts'

const MAX_TASKS = 50

/** Areas, and types of records, that the permissions show. */
const viewableTypes = ({ areas }: Registry, permissions: ReadonlySet<Permission>): ReadonlySet<string> =>
  new Set(
    areas
      .filter(({ permission }) => permissions.has(permission))
      .flatMap(({ key, screens }) => [key, ...screens.flatMap(({ type }) => (type ? [type.key] : []))]),
  )

type Viewable = ReadonlySet<string>

/** Returns the newest notifications with their comments as they are now; those of deleted comments are left out. */
async function notificationsOf(
  { caller, services: { table } }: StaffCall,
  { types }: Registry,
  viewable: Viewable,
): Promise<Notification[]> {
  const { items } = await table.query<Key & NotificationItem>({
    KeyConditionExpression: 'pk = :bell',
    ExpressionAttributeValues: { ':bell': keys.notification(caller.id, '').pk },
    ScanIndexForward: false,
    Limit: MAX_NOTIFICATIONS,
  })
  const shown = items.filter(
    ({ subject: { type }, comment, release }) =>
      release !== undefined || (viewable.has(type) && (comment === undefined || types.has(type))),
  )
  const comments = await table.getAll(
    shown.flatMap(({ subject, comment }) => {
      const type = types.get(subject.type)
      return type && comment !== undefined ? [commentKeys.comment(type, subject.id, comment)] : []
    }),
  )
  const next = comments.values()
  return shown.flatMap((item) => {
    const { pk: _, sk: id, ttl: __, comment, read, message = '', ...notification } = item
    const stored = comment === undefined ? undefined : next.next().value
    const { text, isDeleted } = stored
      ? commentOf(stored)
      : { text: message, isDeleted: comment !== undefined }
    if (isDeleted) return []
    return [{ ...notification, id, text: cutText(text, EXCERPT_LENGTH), isRead: read !== undefined }]
  })
}

async function tasksOf(
  { caller, services: { table } }: StaffCall,
  viewable: Viewable,
): Promise<CommentTask[]> {
  const { items } = await table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :tasks',
    ExpressionAttributeValues: { ':tasks': commentPartitions.tasksOf(caller.id) },
    Limit: MAX_TASKS,
  })
  return items
    .map(({ row }) => JSON.parse(String(row)) as CommentTask)
    .filter(({ subject }) => viewable.has(subject.type))
}

export async function markRead(
  { caller, services: { table, now } }: StaffCall,
  ids: readonly string[],
): Promise<void> {
  const at = now().toISOString()
  await Promise.all(
    ids.map((id) =>
      table
        .transact([
          {
            Update: {
              Key: keys.notification(caller.id, id),
              UpdateExpression: 'SET #read = if_not_exists(#read, :at)',
              ConditionExpression: 'attribute_exists(pk)',
              ExpressionAttributeNames: { '#read': 'read' },
              ExpressionAttributeValues: { ':at': at },
            },
          },
        ])
        .catch((error: unknown) => {
          if (!(error instanceof ConditionFailed)) throw error
        }),
    ),
  )
}

export async function readBell(call: StaffCall, registry: Registry): Promise<Bell> {
  const viewable = viewableTypes(registry, call.caller.permissions)
  const [notifications, tasks] = await Promise.all([
    notificationsOf(call, registry, viewable),
    tasksOf(call, viewable),
  ])
  return { notifications, tasks }
}
