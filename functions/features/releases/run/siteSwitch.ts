import type { StoredRelease } from '../store/storedRelease.ts'

/** Shows the pages of a release all at once. Each call can be repeated. */
export interface SiteSwitch {
  /** Requests the rendering of the release's pages; true once they are staged. */
  build: (build: string) => Promise<boolean>
  /** Shows the staged pages; false while their keys are on the way to the edge. */
  switchTo: (build: string) => Promise<boolean>
  /** Serves the published pages again, when they had the time to be published. */
  end: (build: string, options: { isReverted: boolean }) => Promise<void>
  /** Absent: the next minute continues. */
  wait?: () => Promise<void>
}

export const buildOf = ({ id, round }: Pick<StoredRelease, 'id' | 'round'>): string => `${id}-${round}`
