import { createStore } from '../state/store.ts'

export interface FollowedSave {
  /** API path of the record or section. */
  path: string
  version: number
  isTakenOff?: boolean
}

export const followedSave = createStore<FollowedSave | undefined>(undefined)

/** Starts tracking a save; every matching `PublishBadgeSlot` shows it. */
export const followPublishing = (path: string, version: number, isTakenOff = false): void =>
  followedSave.set({ path, version, isTakenOff })

/** True if the save is of the record at a path or below it. */
export const isBelow = (save: FollowedSave, path: string): boolean =>
  save.path === path || save.path.startsWith(`${path}/`)

export const saveTopic = ({ id, version }: { id: number; version: number }): string => `save ${id} ${version}`
