import type { PlannedTime } from '@flou/shared/api.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { afterSchedule, plannedTime } from '@flou/shared/content/visibility.ts'
import type { NewDay, NewTime } from '@flou/shared/approval/workflow.ts'
import { AppError, invalidFields } from '../../../core/errors.ts'
import type { Command } from '../../../core/store/command.ts'
import type { ChangeRequestContent } from '../request/changeRequestItems.ts'

interface Retimed {
  content: ChangeRequestContent
  planned?: NewDay
}

interface PlannedStore {
  command: Extract<Command, { name: 'store' }>
  publish: PlannedTime
  time: NewTime
  now: Date
}

/** Moves the planned publication to another day at the same hour, or publishes now. */
function withTime(
  content: ChangeRequestContent,
  { command: { planned, ...command }, publish, time, now }: PlannedStore,
): Retimed {
  const today = todayInJakarta(now)
  if (time === 'now') {
    const { publish: _, ...others } = planned ?? {}
    return {
      content: { ...content, command: { ...command, planned: others } },
      planned: { from: publish.at, to: today },
    }
  }
  if (time < today) throw invalidFields({ Planned: 'dayOver' })
  const at = new Date(
    Date.parse(publish.at) + Date.parse(time) - Date.parse(todayInJakarta(new Date(publish.at))),
  ).toISOString()
  const moved = { ...planned, publish: { ...publish, at, updated: now.toISOString() } }
  return {
    content: { ...content, command: { ...command, planned: moved } },
    planned: { from: publish.at, to: at },
  }
}

/**
 * Sets the publication date that the approver chose.
 * @throws AppError `validation_failed` for a past day, `bad_request` without a planned date
 */
export function setPublicationDate(
  { content, type }: { content: ChangeRequestContent; type: AnyType },
  time: NewTime | undefined,
  now: Date,
): Retimed {
  if (time === undefined) return { content }
  const { command } = content
  const publish = command.name === 'store' ? command.planned?.publish : undefined
  if (command.name === 'store' && publish) return withTime(content, { command, publish, time, now })
  const isPublishing = command.name === 'store' || command.name === 'publish'
  const from = isPublishing && !type.single ? plannedTime(type, command.fields) : undefined
  if (!isPublishing || from === undefined) throw new AppError('bad_request')
  const today = todayInJakarta(now)
  const to = time === 'now' ? today : time
  if (to < today) throw invalidFields({ Planned: 'dayOver' })
  const dated = { ...command.fields, publishDate: to }
  const fields = time === 'now' ? afterSchedule(dated) : dated
  const retimed =
    command.name === 'store'
      ? { ...command, fields }
      : ({ name: 'store', fields, state: 'published' } as const)
  return { content: { ...content, command: retimed }, planned: { from, to } }
}
