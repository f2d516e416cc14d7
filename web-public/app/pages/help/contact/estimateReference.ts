/** Estimate id of 128 bits; a URL fragment is never sent to servers. */
const FRAGMENT = /^#estimate=([\w-]{22})$/

export const estimateFragment = (id: string): string => `#estimate=${id}`

export const estimateInFragment = (fragment: string): string => FRAGMENT.exec(fragment)?.[1] ?? ''
