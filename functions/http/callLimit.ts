/** Subjects remembered at most; beyond it all begin anew. */
const MAX_SUBJECTS = 10_000

interface Limit {
  calls: number
  seconds: number
}

/**
 * Counts calls of each subject within windows of time, in this process alone: it takes the edge off what one caller asks for, where
 * nothing may be written.
 * @returns a function that counts a call and says whether it is within the limit
 */
export function callLimit({ calls, seconds }: Limit): (subject: string, now: Date) => boolean {
  const counts = new Map<string, number>()
  let window = 0
  return (subject, now) => {
    const current = Math.floor(now.getTime() / 1000 / seconds)
    if (current !== window || counts.size >= MAX_SUBJECTS) counts.clear()
    window = current
    const count = (counts.get(subject) ?? 0) + 1
    counts.set(subject, count)
    return count <= calls
  }
}
