import * as z from 'zod/mini'
import { atMostUnits, check, field, filled, type Options } from './field.ts'

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const DATE_TIME = /^\d{4}-\d\d-\d\dT.+Z$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/

/** An instant with fractions of a second has fewer characters. */
const LENGTH = 40

const isReal = (value: string) => !Number.isNaN(Date.parse(value))

/** A calendar day in Asia/Jakarta, `2026-11-21`; new records start at today (spec §9). */
export const date = ({ optional = false }: Options = {}) =>
  field(
    {
      kind: 'date',
      initial: '',
      schema: filled({
        optional,
        atMost: atMostUnits(LENGTH, 'date'),
        checks: [check((value) => DATE.test(value) && isReal(value), 'date')],
      }),
      optional,
    },
    { startsToday: !optional },
  )

/** An instant in UTC, ISO 8601 with Z (decision 37). */
export const dateTime = ({ optional = false }: Options = {}) =>
  field({
    kind: 'dateTime',
    initial: '',
    schema: filled({
      optional,
      atMost: atMostUnits(LENGTH, 'date'),
      checks: [check((value) => DATE_TIME.test(value) && isReal(value), 'date')],
    }),
    optional,
  })

/** A time of day, `09:30:00`, local to its event. Absent counts as the initial one, midnight (spec §9). */
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
