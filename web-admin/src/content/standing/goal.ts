/** Where a save goes: to what visitors see, or into a draft that they do not see. */
export type Goal = 'live' | 'draft'
