/** Target of a save: the live revision or a hidden draft. */
export type Goal = 'live' | 'draft'
