const PICTURE = /<img\b[^>]*>/gi
/** Pictures of the library stay; one pixel each way is no picture but a counter of readers. */
const STAYS = /\bsrc\s*=\s*["']?\/media\/|\b(?:width|height)\s*=\s*["']?1["'\s/>]/i

/** How many pictures of a paste the text does not take: all that are not of the library. */
export const picturesLeftOut = (html: string): number =>
  [...html.matchAll(PICTURE)].filter(([tag]) => !STAYS.test(tag)).length

/** How many pictures are brought as files, which the text takes from the library only. */
export const pictureFilesIn = (data: Pick<DataTransfer, 'files'> | null): number =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/')).length
