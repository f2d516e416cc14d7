import type { ReleaseRow } from '@flou/shared/releases/release.ts'
import { isDay } from '@flou/shared/strings/calendar.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'
import { fromJakarta, toJakarta } from '../../core/records/jakartaTime.ts'

export interface ReleaseInput {
  name: string
  note: string
  publishAt: string | undefined
}

export interface Typed {
  name: string
  note: string
  day: string
  hour: string
}

export interface Errors {
  name?: MessageCode
  day?: MessageCode
}

export function typedOf(release: ReleaseRow | undefined): Typed {
  const { name = '', note = '', publishAt } = release ?? {}
  const [day = '', hour = ''] = publishAt === undefined ? [] : toJakarta(publishAt).split('T')
  return { name, note, day, hour }
}

const isPast = (at: string) => Date.parse(at) <= Date.now()

/** Reads a typed release; an hour without a day and a changed time in the past are errors. */
export function readRelease(
  typed: Typed,
  before: string | undefined,
): { input: ReleaseInput; errors: Errors } {
  const { name, note, day, hour } = typed
  const isTimed = day !== '' || hour !== ''
  const publishAt = isTimed ? fromJakarta(`${day}T${hour === '' ? '00:00' : hour}`) : undefined
  const errors: Errors = {
    ...(name.trim() === '' && { name: 'required' }),
    ...(publishAt === '' && { day: isDay(day) ? 'time' : 'date' }),
    ...(publishAt && publishAt !== before && isPast(publishAt) && { day: 'timeOver' }),
  }
  return { input: { name: name.trim(), note: note.trim(), publishAt }, errors }
}
