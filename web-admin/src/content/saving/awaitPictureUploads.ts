import type { AnyType } from '@flou/shared/content/define.ts'
import { pendingTexts, type PendingText } from '../fields/richText/pendingPictures.ts'
import type { ContentForm } from '../form/FormContext.ts'
import type { FormErrors } from '../form/formErrors.ts'

export const findTextsWithUploads = (type: AnyType, form: ContentForm): PendingText[] =>
  pendingTexts(type.declaration, form.getValues())

/**
 * Waits for pending picture uploads and inserts them into texts without an open editor.
 * @returns one error per text with a failed upload
 */
export async function awaitPictureUploads(type: AnyType, form: ContentForm): Promise<FormErrors> {
  // loads with the editor; without it there were no uploads
  const uploads = await import('../fields/richText/pictures/pictureUploads.ts').catch(() => undefined)
  await uploads?.whenFinished(findTextsWithUploads(type, form).flatMap(({ uploads: ids }) => ids))
  for (const { path, html, language } of findTextsWithUploads(type, form)) {
    const next = uploads?.withArrived(html, language) ?? html
    if (next !== html) form.setFieldValue(path, next)
  }
  return Object.fromEntries(findTextsWithUploads(type, form).map(({ path }) => [path, 'pictureNotUploaded']))
}
