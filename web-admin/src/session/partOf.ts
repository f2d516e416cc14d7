/** What an address of an office is drawn with: the files of a kind of screen, or those of the frame around every screen. */
export type OfficePart = 'form' | 'list' | 'section' | 'frame'

/** The ends of addresses that tell a part without a rule of its own: steps as {@link stepsOf} writes them, separated by spaces. */
export type PartEnds = Record<'section' | 'frame', string>

/** The steps of an address, with `:` for each id. */
export const stepsOf = (address: string): string[] =>
  address
    .split('/')
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? ':' : step))

/** The part that an office's address needs, as far as the address alone tells. */
export function partOf(address: string, ends: PartEnds): OfficePart {
  const place = `/${stepsOf(address).join('/')}`
  const isOf = (part: keyof PartEnds) => ends[part].split(' ').some((end) => place.endsWith(`/${end}`))
  if (isOf('section')) return 'section'
  if (/\/(add|edit)(\/|$)/.test(address)) return 'form'
  return isOf('frame') ? 'frame' : 'list'
}
