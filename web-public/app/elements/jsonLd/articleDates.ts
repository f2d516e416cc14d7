/** Returns ISO instants; publication is midnight in Jakarta, modification never earlier. */
export function articleDates({ publishDate, updated }: { publishDate: string; updated: string }) {
  const published = `${publishDate}T00:00:00+07:00`
  const isModifiedLater = new Date(updated) > new Date(published)
  return { published, modified: isModifiedLater ? updated : published }
}
