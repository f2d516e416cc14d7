interface Doing {
  hasFocus: boolean
  /** What was typed to search for; undefined where nothing was. */
  typed?: string
}

/** What a person has done in an input before it was there, for the input to go on from. */
export function createBegun() {
  let doing: Doing = { hasFocus: false }
  return {
    note: (part: Partial<Doing>): void => {
      doing = { ...doing, ...part }
    },
    /** It is told once. */
    take: (): Doing => {
      const told = doing
      doing = { hasFocus: false }
      return told
    },
  }
}
export type Begun = ReturnType<typeof createBegun>
