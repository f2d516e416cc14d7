import { countLeftOut, NOTHING_LEFT_OUT, type LeftOut } from './leftOut.ts'

interface ClipboardContent {
  readonly pictures: readonly File[]
  readonly leftOut: LeftOut
}

const isPicture = ({ type }: File) => type.startsWith('image/')

/** A copied picture comes as a file and an `img`; copied text may also come with a picture. */
const isWordless = (html: string): boolean =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() === ''

function isByFiles(html: string, files: readonly File[]): boolean {
  if (files.length === 0) return false
  return html === '' || (isWordless(html) && countLeftOut(html).pictures > 0)
}

export function readClipboard(data: DataTransfer | null): ClipboardContent {
  const html = data?.getData('text/html') ?? ''
  const files = [...(data?.files ?? [])]
  if (!isByFiles(html, files)) return { pictures: [], leftOut: countLeftOut(html) }
  const pictures = files.filter(isPicture)
  return { pictures, leftOut: { ...NOTHING_LEFT_OUT, files: files.length - pictures.length } }
}
