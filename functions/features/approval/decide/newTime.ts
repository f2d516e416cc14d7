import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { afterSchedule, plannedTime } from '@flou/shared/content/visibility.ts'
import type { NewDay, NewTime } from '@flou/shared/approval/workflow.ts'
import { AppError, invalidFields } from '../../../core/errors.ts'
import type { ChangeRequestContent } from '../request/changeRequestItems.ts'

interface Retimed {
  content: ChangeRequestContent
  planned?: NewDay
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
