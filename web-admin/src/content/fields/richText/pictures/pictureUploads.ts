import type { Language } from '@flou/shared/locale.ts'
import { uploadQueue } from '../../../media/upload/queue.ts'
import { isActive, type UploadItem } from '../../../media/upload/uploadItem.ts'
import type { MediaRecord } from '../../../useMedia.ts'
import { pictureOf } from './pictureOf.ts'

/**
 * Uploads of pictures that were dropped or pasted into texts, for as long as the app is open: they go on while their text is not on
 * the screen, and outlive the list that the library shows of all uploads.
 */
const begun = new Map<string, string>()
const arrived = new Map<string, MediaRecord>()

uploadQueue.items.subscribe(() => {
  for (const { id, state, record } of uploadQueue.items.get()) {
    if (state !== 'done' || !record || !begun.has(id) || arrived.has(id)) continue
    arrived.set(id, record)
    URL.revokeObjectURL(begun.get(id) ?? '')
  }
})

/** Starts to upload pictures. What the library has already is not taken in twice. Gives the ids by which texts name the uploads. */
export function uploadPictures(files: readonly File[]): string[] {
  const ids = uploadQueue.add(files, 0, 'use')
  for (const [index, id] of ids.entries()) {
    const file = files[index]
    if (file) begun.set(id, URL.createObjectURL(file))
  }
  return ids
}

/** The picture as it is before it has arrived; undefined for one that was not dropped or pasted in this window. */
export const previewOf = (upload: string): string | undefined => begun.get(upload)

/** An upload's picture as the text shows it; undefined until it has arrived. */
export function arrivedPicture(upload: string, language: Language) {
  const media = arrived.get(upload)
  return media && pictureOf(media, language)
}

const isUnderWay = (items: readonly UploadItem[], uploads: ReadonlySet<string>): boolean =>
  items.some((item) => uploads.has(item.id) && isActive(item))

/** Resolves once none of the uploads is on its way: each has arrived or failed, or was never begun here. */
export function whenSettled(ids: Iterable<string>): Promise<void> {
  const uploads = new Set(ids)
  return new Promise((resolve) => {
    const look = () => {
      if (isUnderWay(uploadQueue.items.get(), uploads)) return
      stop()
      resolve()
    }
    const stop = uploadQueue.items.subscribe(look)
    look()
  })
}

/** A text whose uploads that have arrived are pictures of the library; for texts that no editor shows. */
export function withArrived(html: string, language: Language): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const image of body.querySelectorAll<HTMLElement>('img[data-upload]')) {
    const found = arrivedPicture(image.dataset['upload'] ?? '', language)
    if (!found) continue
    const attributes = { ...found, alt: image.getAttribute('alt') || found.alt }
    for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, String(value))
    delete image.dataset['upload']
  }
  return body.innerHTML.replaceAll('&nbsp;', '\u00A0') // as the server writes it
}
