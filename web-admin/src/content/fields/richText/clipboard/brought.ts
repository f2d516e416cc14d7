import { leftOutOf, NOTHING_LEFT_OUT, type LeftOut } from './leftOut.ts'

/** What a paste or a drop brings beside words. */
export interface Brought {
  /** To be uploaded. */
  readonly pictures: readonly File[]
  readonly leftOut: LeftOut
}

const isPicture = ({ type }: File) => type.startsWith('image/')

/** A picture copied from a page comes as a file and as mark-up of nothing else; words come with a file that only shows them. */
const isWordless = (html: string): boolean =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() === ''

/** True where the files are what is meant, not the mark-up beside them. */
function isByFiles(html: string, files: readonly File[]): boolean {
  if (files.length === 0) return false
  return html === '' || (isWordless(html) && leftOutOf(html).pictures > 0)
}

/** Reads a clipboard or what was dropped. */
export function broughtBy(data: DataTransfer | null): Brought {
  const html = data?.getData('text/html') ?? ''
  const files = [...(data?.files ?? [])]
  if (!isByFiles(html, files)) return { pictures: [], leftOut: leftOutOf(html) }
  const pictures = files.filter(isPicture)
  return { pictures, leftOut: { ...NOTHING_LEFT_OUT, files: files.length - pictures.length } }
}
