const MINUTE_MS = 60_000

/** Returns a text key and count in a suitable unit. */
export function durationOf(
  from: string,
  to: string,
): { key: 'duration.moment' | 'duration.minutes' | 'duration.hours' | 'duration.days'; count: number } {
  const minutes = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS))
  if (minutes === 0) return { key: 'duration.moment', count: 0 }
  if (minutes < 120) return { key: 'duration.minutes', count: minutes }
  const hours = Math.round(minutes / 60)
  return hours < 48
    ? { key: 'duration.hours', count: hours }
    : { key: 'duration.days', count: Math.round(hours / 24) }
}
