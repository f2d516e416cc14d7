import { todayInJakarta } from '@flou/shared/calendar.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { afterSchedule, plannedTime } from '@flou/shared/content/release.ts'
import type { NewDay, NewTime } from '@flou/shared/workflow.ts'
import { AppError, invalidFields } from '../../appError.ts'
import type { ChangeContent } from '../../store/changes/changeItems.ts'

/** A change with the day that its approver gave it. */
interface Retimed {
  content: ChangeContent
  planned?: NewDay
}

/**
 * What a change asks for, published at the time that its approver gives it; the rest is what was shown to him.
 * @throws AppError `validation_failed` for a day that has passed, `bad_request` for a change that its author planned for no day
 */
export function withNewTime(
  { content, type }: { content: ChangeContent; type: AnyType },
  time: NewTime | undefined,
  now: Date,
): Retimed {
  if (time === undefined) return { content }
  const { command } = content
  const isShown = command.name === 'store' || command.name === 'publish'
  const from = isShown && !type.single ? plannedTime(type, command.fields) : undefined
  if (!isShown || from === undefined) throw new AppError('bad_request')
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
