import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import { mediaAddress, type MediaRecord } from '../../../useMedia.ts'

/** A file of the library as a text shows it, with its alternative text in a language. */
export function pictureOf(media: MediaRecord, language: Language) {
  const alt = media.contents.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language])?.alt ?? ''
  const size = media.width > 0 ? { width: media.width, height: media.height } : {}
  return { src: mediaAddress(media), alt, ...size, 'data-media': String(media.id) }
}
