const TIME = /^(?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3}$/

const isTime = (text: string | undefined): text is string => TIME.test(text ?? '')
const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

function isTiming(line: string): boolean {
  const [start, arrow, end] = line.trim().split(/[ \t]+/)
  return arrow === '-->' && isTime(start) && isTime(end) && secondsOf(start) < secondsOf(end)
}

/** Returns the message code of the first problem in a WebVTT file; undefined if browsers can show all captions. */
export function captionsProblem(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8')
  if (text.includes('\uFFFD')) return 'captionsEncoding'
  const lines = text.split(/\r\n|\r|\n/)
  if (!lines.some((line) => line.includes('-->'))) return 'captionsEmpty'
  const wrong = lines.findIndex((line) => line.includes('-->') && !isTiming(line))
  return wrong < 0 ? undefined : `captionsTime:${wrong + 1}`
}
