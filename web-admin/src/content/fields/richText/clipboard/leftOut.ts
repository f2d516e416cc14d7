const PICTURE = /<img\b[^>]*>/gi
/** Pictures of the library stay, and those on their way there; one pixel each way is no picture but a counter of readers. */
const STAYS = /\bsrc\s*=\s*["']?\/media\/|\bdata-upload\s*=|\b(?:width|height)\s*=\s*["']?1["'\s/>]/i
const EMBED = /<(?:iframe|video|audio|object|embed|form|canvas)\b/gi

/** How many parts of a paste or a drop the text does not take. */
export interface LeftOut {
  /** Of other sites, in mark-up. */
  readonly pictures: number
  readonly embeds: number
  /** That are no pictures. */
  readonly files: number
}

/** How much of pasted mark-up the text does not take: pictures that are not of the library, and what is no text. */
export const leftOutOf = (html: string): LeftOut => ({
  pictures: [...html.matchAll(PICTURE)].filter(([tag]) => !STAYS.test(tag)).length,
  embeds: [...html.matchAll(EMBED)].length,
  files: 0,
})
