import { decodeTime, encodeTime, monotonicFactory, ulid } from 'ulid'

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/
const TIME_LENGTH = 10
const RANDOM_LENGTH = 16

/** Returns ids of this process in their order of creation, also within a millisecond or if the clock goes back. */
export const nextUlid: () => string = monotonicFactory()

export const newUlid = (time: Date): string => ulid(time.getTime())

export const ulidTime = (id: string): Date | undefined =>
  ULID.test(id) ? new Date(decodeTime(id)) : undefined

const timeOf = (date: Date) => encodeTime(Math.max(0, date.getTime()), TIME_LENGTH)

export const ulidBounds = (from: Date, to: Date): { least: string; greatest: string } => ({
  least: timeOf(from) + '0'.repeat(RANDOM_LENGTH),
  greatest: timeOf(to) + 'Z'.repeat(RANDOM_LENGTH),
})
