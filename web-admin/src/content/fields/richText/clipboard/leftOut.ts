import { inlinePicture, isInline } from './inlinePictures.ts'

const PICTURE = /<img\b[^>]*>/gi
/** Pictures of the library stay, and those on their way there; one pixel each way is no picture but a counter of readers. */
const STAYS = /\bsrc\s*=\s*["']?\/media\/|\bdata-upload\s*=|\b(?:width|height)\s*=\s*["']?1["'\s/>]/i
const EMBED = /<(?:iframe|video|audio|object|embed|form|canvas)\b/gi

/** How many parts of a paste or a drop the text does not take. */
export interface LeftOut {
  /** Of other sites, in mark-up. */
  readonly pictures: number
  /** In the mark-up itself, but no pictures that the library takes. */
  readonly broken: number
  readonly embeds: number
  /** That are no pictures. */
  readonly files: number
  /** Footnotes, endnotes and comments. */
  readonly notes: number
}

/** The anchor of a note or comment of Word or Google Docs. */
const NOTE = /\b(?:id|name)\s*=\s*["']?(?:_ftn|_edn|_msocom_|ftnt|cmnt)\d+["'\s>]/gi

export const NOTHING_LEFT_OUT: LeftOut = { pictures: 0, broken: 0, embeds: 0, files: 0, notes: 0 }

const SOURCE = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i
const sourceOf = (tag: string) =>
  SOURCE.exec(tag)
    ?.slice(1)
    .find((one) => one !== undefined) ?? ''

/**
 * How much of pasted mark-up the text does not take: pictures that are neither of the library nor in the mark-up itself, and what is no
 * text.
 */
export function leftOutOf(html: string): LeftOut {
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

/** True where anything is left out. */
export const hasLeftOut = (parts: LeftOut): boolean => Object.values(parts).some((count: number) => count > 0)
