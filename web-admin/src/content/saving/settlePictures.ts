import type { AnyType } from '@flou/shared/content/define.ts'
import { pendingTexts, type PendingText } from '../fields/richText/pendingPictures.ts'
import type { ContentForm } from '../form/FormContext.ts'
import type { FormErrors } from '../form/formErrors.ts'

/** The texts of a form whose pictures are on their way to the library. */
export const textsToSettle = (type: AnyType, form: ContentForm): PendingText[] =>
  pendingTexts(type.shape, form.getValues())

/**
 * Waits until the pictures that were dropped into texts have arrived and writes those into texts that no editor shows now, so that a
 * save says what the person sees.
 * @returns an error for each text with a picture that did not arrive
 */
export async function settlePictures(type: AnyType, form: ContentForm): Promise<FormErrors> {
  // it came with the editor; where that was never here, nothing was uploaded either
  const uploads = await import('../fields/richText/pictures/pictureUploads.ts').catch(() => undefined)
  await uploads?.whenSettled(textsToSettle(type, form).flatMap(({ uploads: ids }) => ids))
  for (const { path, html, language } of textsToSettle(type, form)) {
    const next = uploads?.withArrived(html, language) ?? html
    if (next !== html) form.setFieldValue(path, next)
  }
  return Object.fromEntries(textsToSettle(type, form).map(({ path }) => [path, 'pictureNotUploaded']))
}
