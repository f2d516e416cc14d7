import { ratioText, type PictureShape } from '@flou/shared/media/pictureShapes.ts'
import type { fieldTexts } from '../texts/fields.ts'
import type { TextsOf } from '../texts/useText.ts'

/** Returns the ratio and least size of pictures for this use. */
export function shapeText(shape: PictureShape, t: TextsOf<typeof fieldTexts>): string {
  const { width, height, isWhole } = shape
  if (!isWhole) return t('media.cropped', { ratio: ratioText(shape), width, height })
  return width > 0 ? t('media.wholeWidth', { width }) : t('media.wholeHeight', { height })
}
