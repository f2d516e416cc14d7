import type { CSSProperties } from 'react'
import { readableOn } from '@flou/shared/content/contrast.ts'

// React writes custom properties, but its type lacks them
const properties = (values: Record<`--${string}`, string>) => values as CSSProperties

export const colours = (background = '#64E818', text?: string): CSSProperties =>
  properties({ '--fill': background, '--ink': readableOn(background, text) })

export const textColour = (colour: string): CSSProperties => properties({ '--text': colour })
