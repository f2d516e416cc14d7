import { ratioText, type PictureShape } from '@flou/shared/media/pictureShapes.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { fieldTexts } from '../texts/fields.ts'
import { languageTag } from '../texts/language.ts'
import type { TextsOf } from '../texts/useText.ts'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const
const STEP = 1024

/** Formats bytes: `1.4 MB`, in Indonesian `1,4 MB`. */
export function sizeText(bytes: number, language: Language): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(STEP)))
  const digits = power === 0 ? 0 : 1
  const number = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: digits })
  return `${number.format(bytes / STEP ** power)} ${UNITS[power]}`
}

/** Returns the ratio and least size of pictures for this use. */
export function shapeText(shape: PictureShape, t: TextsOf<typeof fieldTexts>): string {
  const { width, height, isWhole } = shape
  if (!isWhole) return t('media.cropped', { ratio: ratioText(shape), width, height })
  return width > 0 ? t('media.wholeWidth', { width }) : t('media.wholeHeight', { height })
}
