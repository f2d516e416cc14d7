import { type Language, CONTENT_LANGUAGE_ID } from '@flou/shared/locale.ts'
import { uploadQueue } from '../../../core/media/queue.ts'
import { isActive, type UploadItem } from '../../../core/media/uploadItem.ts'
import { type MediaRecord, mediaUrl } from '../../../core/media/useMedia.ts'

export function pictureOf(media: MediaRecord, language: Language) {
  const alt = media.contents.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language])?.alt ?? ''
  const size = media.width > 0 ? { width: media.width, height: media.height } : {}
  const description = media.decorative ? { alt: '', 'data-decorative': 'true' } : { alt }
  return { src: mediaUrl(media), ...description, ...size, 'data-media': String(media.id) }
}

/** Uploads of pictures in texts, for the app's lifetime. They continue while their text is unmounted. */
const previewUrls = new Map<string, string>()
const arrived = new Map<string, MediaRecord>()

uploadQueue.items.subscribe(() => {
  for (const { id, state, record } of uploadQueue.items.get()) {
    if (state !== 'done' || !record || !previewUrls.has(id) || arrived.has(id)) continue
    arrived.set(id, record)
    URL.revokeObjectURL(previewUrls.get(id) ?? '')
  }
})

/** Starts uploads and returns their ids; files already in the library are reused. */
export function uploadPictures(files: readonly File[]): string[] {
  const ids = uploadQueue.add(files, 0, 'use')
  for (const [index, id] of ids.entries()) {
    const file = files[index]
    if (file) previewUrls.set(id, URL.createObjectURL(file))
  }
  return ids
}

/** Returns the local preview; undefined unless the upload started in this window. */
export const previewOf = (upload: string): string | undefined => previewUrls.get(upload)

export function arrivedPicture(upload: string, language: Language) {
  const media = arrived.get(upload)
  return media && pictureOf(media, language)
}

const isUploading = (items: readonly UploadItem[], uploads: ReadonlySet<string>): boolean =>
  items.some((item) => uploads.has(item.id) && isActive(item))

/** Resolves once every upload has arrived or failed; unknown ids count as finished. */
export function whenFinished(ids: Iterable<string>): Promise<void> {
  const uploads = new Set(ids)
  return new Promise((resolve) => {
    const check = () => {
      if (isUploading(uploadQueue.items.get(), uploads)) return
      stop()
      resolve()
    }
    const stop = uploadQueue.items.subscribe(check)
    check()
  })
}

/** Replaces arrived uploads in a text that no editor shows. */
export function withArrived(html: string, language: Language): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const image of body.querySelectorAll<HTMLElement>('img[data-upload]')) {
    const found = arrivedPicture(image.dataset['upload'] ?? '', language)
    if (!found) continue
    const typed = image.getAttribute('alt')
    const isDescribed = Boolean(typed) || image.dataset['decorative'] === 'true'
    const { alt, 'data-decorative': decorative, ...file } = found
    const description = { alt, ...(decorative && { 'data-decorative': decorative }) }
    for (const [name, value] of Object.entries({ ...file, ...(!isDescribed && description) }))
      image.setAttribute(name, String(value))
    delete image.dataset['upload']
  }
  return body.innerHTML.replaceAll('&nbsp;', '\u00A0') // same as the server writes it
}
