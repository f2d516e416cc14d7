import type { CSSProperties } from 'react'
import { readableOn } from '@flou/shared/site/contrast.ts'

// React writes custom properties, but its type lacks them
const properties = (values: Record<`--${string}`, string>) => values as CSSProperties

export const colours = (background = '#64E818', text?: string): CSSProperties =>
  properties({ '--fill': background, '--ink': readableOn(background, text) })

export const textColour = (colour: string): CSSProperties => properties({ '--text': colour })

/** Slightly below the real width, so that 2x phones load the 640 px file, a third smaller than 768 px. */
export const ON_PHONES = '(max-width: 640px) 88vw'

/**
 * Returns `sizes` of a picture that is as wide as the text on narrow screens.
 * @param screen maximum width of narrow screens, in CSS pixels
 * @param width picture width on wider screens, in CSS pixels
 */
export const sizesUpTo = (screen: number, width: number): string =>
  `${ON_PHONES}, (max-width: ${screen}px) calc(100vw - 2.25rem), ${width}px`
