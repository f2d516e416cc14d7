import type { StoredRelease } from '../store/storedRelease.ts'

export interface WrittenRevision {
  type: string
  id: number
  /** A draft that was saved since has its own version, which is not published. */
  versions: readonly number[]
}

/** Shows the pages of a release all at once, or those before it. Each call can be repeated. */
export interface SiteSwitch {
  /** Requests the rendering of the build's pages; true once they are staged. */
  build: (build: string) => Promise<boolean>
  /** Shows the staged pages; false while their keys are on the way to the edge, or another release is shown. */
  switchTo: (build: string) => Promise<boolean>
  /** Lets the published pages follow the staged ones; false until these revisions are published. */
  end: (build: string, revisions: readonly WrittenRevision[]) => Promise<boolean>
  /** Absent: the next minute continues. */
  wait?: () => Promise<void>
}

export const buildOf = ({ id, round, undo }: Pick<StoredRelease, 'id' | 'round' | 'undo'>): string =>
  undo?.build ?? `${id}-${round}`
