import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Goal } from './goal.ts'
import { dayAhead, isSeen, standingOf, type Stood } from './standing.ts'

/** What a save did for visitors. */
export type Effect =
  | { is: 'draftUnseen' | 'draftBesideLive' | 'published' | 'takenOff' | 'unseen' }
  | { is: 'scheduled' | 'takenOffUntil'; day: string }

interface Save {
  type: AnyType
  goal: Goal
  /** The record before the save. */
  before: Stood
  after: StoredRecord
  /** A calendar day in Jakarta. */
  today: string
}

/** What to tell a person of a save, beside that it was done; undefined where visitors never see the type. */
export function effectOfSave({ type, goal, before, after, today }: Save): Effect | undefined {
  const standing = standingOf(type, after, today)
  if (standing === undefined) return undefined
  if (after.live) return { is: 'draftBesideLive' }
  const wasSeen = isSeen(standingOf(type, before, today))
  const day = standing === 'scheduled' ? dayAhead(type, after, today) : undefined
  if (day !== undefined) return { is: wasSeen ? 'takenOffUntil' : 'scheduled', day }
  if (isSeen(standing)) return { is: 'published' }
  if (wasSeen) return { is: 'takenOff' }
  return { is: goal === 'draft' ? 'draftUnseen' : 'unseen' }
}

/** True where a save took something off the site. */
export const isTakenOff = (effect: Effect | undefined): boolean =>
  effect?.is === 'takenOff' || effect?.is === 'takenOffUntil'
