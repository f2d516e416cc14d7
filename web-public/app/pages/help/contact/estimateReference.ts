/** 128 bits: the id of a saved estimate. A fragment reaches no server and no log. */
const FRAGMENT = /^#estimate=([\w-]{22})$/

/** The fragment of the contact form that names a saved estimate. */
export const estimateFragment = (id: string): string => `#estimate=${id}`

/** The estimate that a fragment names; '' where it names none. */
export const estimateInFragment = (fragment: string): string => FRAGMENT.exec(fragment)?.[1] ?? ''
