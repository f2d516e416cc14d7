/**
 * A picture as wide as the text, on phones. Said a little narrower than it is: phones with two pixels to the point then take the
 * file of 640 pixels, which looks the same as that of 768 and is two thirds of its bytes.
 */
export const ON_PHONES = '(max-width: 640px) 88vw'

/**
 * `sizes` of a picture as wide as the text on narrow screens.
 * @param screen up to which width of the screen, in CSS pixels
 * @param width how wide it is shown on wider ones, in CSS pixels
 */
export const sizesUpTo = (screen: number, width: number): string =>
  `${ON_PHONES}, (max-width: ${screen}px) calc(100vw - 2.25rem), ${width}px`
