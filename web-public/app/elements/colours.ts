import type { CSSProperties } from 'react'
import { readableOn } from '@flou/shared/content/contrast.ts'

// custom properties are no part of React's type, but they are what it writes
const properties = (values: Record<`--${string}`, string>) => values as CSSProperties

/** Colours of a button, or of all calls to action, as custom properties. The only style attributes of the site. */
export const colours = (background = '#64E818', text?: string): CSSProperties =>
  properties({ '--fill': background, '--ink': readableOn(background, text) })

export const textColour = (colour: string): CSSProperties => properties({ '--text': colour })
