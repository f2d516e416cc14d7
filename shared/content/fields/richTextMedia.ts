/** Library picture in rich text: `<img src="/media/…" data-media="12">`. */
const PICTURE = /<img\b[^>]*\sdata-media="(\d{1,10})"[^>]*>/g

export const mediaIdsIn = (html: string): number[] =>
  [...html.matchAll(PICTURE)].map(([, id]) => Number(id)).filter((id) => id > 0)

/** Replaces picture URLs with current ones, since files may be replaced or cropped. */
export const updatePictureUrls = (html: string, urlOf: (id: number) => string | undefined): string =>
  html.replaceAll(PICTURE, (picture, id: string) => {
    const url = urlOf(Number(id))
    return url === undefined ? picture : picture.replace(/\ssrc="[^"]*"/, () => ` src="${url}"`)
  })
