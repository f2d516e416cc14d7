/** When an article came out, at midnight in Jakarta, and when it was last changed: never before it came out. ISO instants. */
export function articleDates({ publishDate, updated }: { publishDate: string; updated: string }) {
  const published = `${publishDate}T00:00:00+07:00`
  const isLater = new Date(updated) > new Date(published)
  return { published, modified: isLater ? updated : published }
}
