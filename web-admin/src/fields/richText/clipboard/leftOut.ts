import { inlinePicture, isInline } from './inlinePictures.ts'

const PICTURE = /<img\b[^>]*>/gi
/** Library pictures and uploads stay; 1×1 pictures are tracking pixels and not counted. */
const STAYS = /\bsrc\s*=\s*["']?\/media\/|\bdata-upload\s*=|\b(?:width|height)\s*=\s*["']?1["'\s/>]/i
const EMBED = /<(?:iframe|video|audio|object|embed|form|canvas)\b/gi

export interface LeftOut {
  readonly pictures: number
  /** Data URLs without a valid picture. */
  readonly broken: number
  readonly embeds: number
  readonly files: number
  readonly notes: number
}

const NOTE = /\b(?:id|name)\s*=\s*["']?(?:_ftn|_edn|_msocom_|ftnt|cmnt)\d+["'\s>]/gi

export const NOTHING_LEFT_OUT: LeftOut = { pictures: 0, broken: 0, embeds: 0, files: 0, notes: 0 }

const SOURCE = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i
const sourceOf = (tag: string) =>
  SOURCE.exec(tag)
    ?.slice(1)
    .find((one) => one !== undefined) ?? ''

/** Counts pasted content that the text does not accept: external or broken pictures, embeds, notes. */
export function countLeftOut(html: string): LeftOut {
  const sources = [...html.matchAll(PICTURE)].flatMap(([tag]) => (STAYS.test(tag) ? [] : [sourceOf(tag)]))
  const inline = sources.filter(isInline)
  return {
    pictures: sources.length - inline.length,
    broken: inline.filter((source) => !inlinePicture(source)).length,
    embeds: [...html.matchAll(EMBED)].length,
    files: 0,
    notes: [...html.matchAll(NOTE)].length,
  }
}

export const hasLeftOut = (leftOut: LeftOut): boolean =>
  Object.values(leftOut).some((count: number) => count > 0)
