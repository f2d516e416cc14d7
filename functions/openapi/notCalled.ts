/** Stands for what routes work with where they are only described, never called. */
export const NOT_CALLED = undefined as never
