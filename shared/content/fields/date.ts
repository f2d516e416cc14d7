import * as z from 'zod/mini'
import type { Text } from '../../locale.ts'
import { isDay, todayInJakarta } from '../../strings/calendar.ts'
import { plainKind, type FieldKindModule } from './kindModule.ts'
import { atMostUnits, check, field, filled, type Options } from './field.ts'

const DATE_TIME = /^\d{4}-\d\d-\d\dT.+Z$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/

const LENGTH = 40

const isInstant = (value: string) =>
  DATE_TIME.test(value) && isDay(value.slice(0, value.indexOf('T'))) && !Number.isNaN(Date.parse(value))

/** Calendar day in Asia/Jakarta, `2026-11-21`; new records start with today. */
export const date = ({ optional = false }: Options = {}) =>
  field(
    {
      kind: 'date',
      initial: '',
      schema: filled({
        optional,
        atMost: atMostUnits(LENGTH, 'date'),
        checks: [check(isDay, 'date')],
      }),
      optional,
    },
    { startsToday: !optional },
  )

export const dateKind: FieldKindModule = {
  ...plainKind,
  initial: (field, now) =>
    'startsToday' in field && field.startsToday === true ? todayInJakarta(now) : field.initial,
}

/** UTC instant, ISO 8601 with Z. */
export const dateTime = ({ optional = false, hint }: Options & { hint?: Text } = {}) =>
  field(
    {
      kind: 'dateTime',
      initial: '',
      schema: filled({
        optional,
        atMost: atMostUnits(LENGTH, 'date'),
        checks: [check(isInstant, 'date')],
      }),
      optional,
    },
    { hint },
  )

/** Local time of day, `09:30:00`; defaults to midnight. */
export const time = ({ initial = '00:00:00', optional = false }: Options & { initial?: string } = {}) =>
  field({
    kind: 'time',
    initial,
    schema: z._default(
      filled({
        optional,
        atMost: atMostUnits(LENGTH, 'time'),
        checks: [check((value) => TIME.test(value), 'time')],
      }),
      initial,
    ),
    optional,
  })
