/** Subjects remembered at most. */
const MAX_SUBJECTS = 10_000

interface Limit {
  calls: number
  seconds: number
}

/**
 * Counts calls of each subject within windows of time, in this process alone: it takes the edge off what one caller asks for, where
 * nothing may be written. Of too many subjects the one that has not called for longest is forgotten: many addresses cannot reset the count of
 * one that keeps calling.
 * @returns a function that counts a call and says whether it is within the limit
 */
export function callLimit({ calls, seconds }: Limit): (subject: string, now: Date) => boolean {
  // in the order of their last calls
  const counts = new Map<string, number>()
  let window = 0
  return (subject, now) => {
    const current = Math.floor(now.getTime() / 1000 / seconds)
    if (current !== window) counts.clear()
    window = current
    const count = (counts.get(subject) ?? 0) + 1
    counts.delete(subject)
    const [oldest] = counts.keys()
    if (counts.size >= MAX_SUBJECTS && oldest !== undefined) counts.delete(oldest)
    counts.set(subject, count)
    return count <= calls
  }
}
