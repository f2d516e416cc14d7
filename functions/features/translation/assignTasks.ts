import type {
  Assignment,
  AssignmentResult,
  TaskRef,
  TranslationTask,
} from '@flou/shared/translation/queue.ts'
import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { translationArea } from '@flou/shared/content/types/customScreens.ts'
import { AppError, invalidFields } from '../../core/errors.ts'
import type { RequestContext } from '../../core/http/records/operationContext.ts'
import { hasRight, type RightsOwner } from '../../core/operations/permission.ts'
import { ConditionFailed, type TransactItem } from '../../core/store/dynamo/transact.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { auditItem } from '../../core/store/items/auditItem.ts'
import { keys } from '../../core/store/keys.ts'
import type { NotificationItem } from '../../core/store/storedItems.ts'
import { personOf } from '../../core/store/writeContext.ts'
import { activePeople } from '../accounts/index.ts'
import { areaOfType, itemOfTask, taskOf } from './translationItem.ts'
import { translationKeys } from './translationKeys.ts'
import { isAtVersion } from './updateTranslations.ts'

const RETENTION_SECONDS = 90 * 86_400

/** True if the person may view the queue and the area of each type. */
function canTranslate(registry: Registry, person: RightsOwner, types: readonly string[]): boolean {
  const permissions = types.map((key) => areaOfType(registry, { key })?.permission)
  return [translationArea.permission, ...permissions].every(
    (permission) => permission !== undefined && hasRight(person, permission, 'view'),
  )
}

export async function translatorsOf(
  table: Table,
  registry: Registry,
  types: readonly string[],
): Promise<PersonRef[]> {
  const people = await activePeople(table)
  return people
    .filter((person) => canTranslate(registry, person, types))
    .map(({ id, name }) => ({ id, name }))
}

interface NewValues {
  owner?: PersonRef | null | undefined
  due?: string | null | undefined
}

function assigned(
  { owner: owned, due: dated, ...task }: TranslationTask,
  { owner = owned, due = dated }: NewValues,
): TranslationTask {
  return { ...task, ...(owner && { owner }), ...(due && { due }) }
}

const assignmentOf = ({ owner, due }: TranslationTask) => ({ assignee: owner?.name, dueDate: due })

function auditOf(context: RequestContext, before: TranslationTask, after: TranslationTask): TransactItem {
  return {
    Put: {
      Item: auditItem(context, {
        entity: after.type,
        entityId: after.id,
        actionType: 'assign',
        subject: after.titles,
        data: { language: after.language, before: assignmentOf(before), after: assignmentOf(after) },
      }),
    },
  }
}

interface TaskChange {
  version: number
  before: TranslationTask
  after: TranslationTask
}

function notificationOf({ now, newId, by }: RequestContext, tasks: readonly TaskChange[]): TransactItem[] {
  const added = tasks.filter(({ before, after }) => after.owner && after.owner.id !== before.owner?.id)
  const [first] = added
  const owner = first?.after.owner
  if (!first || !owner || owner.id === by.id) return []
  const { type, id, parentId, titles, language } = first.after
  const notification: NotificationItem = {
    kind: 'translation',
    at: now.toISOString(),
    by: personOf(by),
    subject: { type, id, titles, ...(parentId !== undefined && { parentId }) },
    translation: { language, count: added.length },
    ttl: Math.floor(now.getTime() / 1000) + RETENTION_SECONDS,
  }
  return [{ Put: { Item: { ...keys.notification(owner.id, newId()), ...notification } } }]
}

/** Throws `validation_failed` if the person may not view one of the areas. */
async function newValues(
  { table, registry }: RequestContext,
  { tasks, owner, due }: Assignment,
): Promise<NewValues> {
  if (typeof owner !== 'number') return { owner, due }
  const people = await translatorsOf(table, registry, typesOf(tasks))
  const person = people.find(({ id }) => id === owner)
  if (!person) throw invalidFields({ Owner: 'missing' })
  return { owner: person, due }
}

const typesOf = (tasks: readonly TaskRef[]) => [...new Set(tasks.map(({ type }) => type))]

async function changesOf(table: Table, tasks: readonly TaskRef[], next: NewValues): Promise<TaskChange[]> {
  const items = await table.getAll(
    tasks.map(({ type, id, language }) => translationKeys.translation(type, id, language)),
    { consistent: true },
  )
  return items.flatMap((item) => {
    const before = item && taskOf(item)
    return before ? [{ version: item.version, before, after: assigned(before, next) }] : []
  })
}

const writesOf = (context: RequestContext, { version, before, after }: TaskChange): TransactItem[] => [
  {
    Put: {
      Item: {
        ...translationKeys.translation(after.type, after.id, after.language),
        ...itemOfTask(after, version + 1),
      },
      ...isAtVersion({ version }),
    },
  },
  auditOf(context, before, after),
]

const MAX_ATTEMPTS = 4

/**
 * Sets owner and due date of tasks and notifies a new owner once. Tasks that left the queue are missed.
 * @throws AppError `forbidden`, `validation_failed`
 */
export async function assignTasks(
  context: RequestContext,
  assignment: Assignment,
): Promise<AssignmentResult> {
  const { table, registry, caller } = context
  if (!canTranslate(registry, caller, typesOf(assignment.tasks))) throw new AppError('forbidden')
  const next = await newValues(context, assignment)
  const tasks = [
    ...new Map(assignment.tasks.map((task) => [`${task.type}#${task.id}#${task.language}`, task])).values(),
  ]
  for (let attempt = 1; ; attempt += 1) {
    const changes = await changesOf(table, tasks, next)
    const missed = tasks.length - changes.length
    if (changes.length === 0) return { assigned: 0, missed }
    try {
      await table.transact([
        ...changes.flatMap((change) => writesOf(context, change)),
        ...notificationOf(context, changes),
      ])
      return { assigned: changes.length, missed }
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}
