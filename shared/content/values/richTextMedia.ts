/** A picture of the library in rich text names its file: `<img src="/media/…" data-media="12">`. */
const PICTURE = /<img\b[^>]*\sdata-media="(\d{1,10})"[^>]*>/g

/** Ids of the files a rich text shows. */
export const mediaIdsIn = (html: string): number[] =>
  [...html.matchAll(PICTURE)].map(([, id]) => Number(id)).filter((id) => id > 0)

/** A rich text whose pictures have their files' present addresses: a file may have been replaced or cropped since. */
export const withPresentAddresses = (html: string, addressOf: (id: number) => string | undefined): string =>
  html.replaceAll(PICTURE, (picture, id: string) => {
    const address = addressOf(Number(id))
    return address === undefined ? picture : picture.replace(/\ssrc="[^"]*"/, () => ` src="${address}"`)
  })
