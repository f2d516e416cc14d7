import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import { mediaUrl, type MediaRecord } from '../../../useMedia.ts'

export function pictureOf(media: MediaRecord, language: Language) {
  const alt = media.contents.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language])?.alt ?? ''
  const size = media.width > 0 ? { width: media.width, height: media.height } : {}
  return { src: mediaUrl(media), alt, ...size, 'data-media': String(media.id) }
}
