import type { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import { ISO_CODE } from '@flou/shared/locale.ts'
import { playerUrl, youtubeUrl } from '@flou/shared/media/youtube.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { JsonLdNode } from '../../elements/jsonLd/jsonLd.ts'
import { toAbsoluteUrl } from '../../site/links.ts'

export type PublicVideo = NonNullable<PublicRecord<typeof customerStory>['video']>

const fileOf = ({ videoFile }: PublicVideo) => (videoFile?.mime.startsWith('video/') ? videoFile : undefined)

/** URL that plays the video without a script; undefined if its file is missing or no video. */
export const videoUrl = (video: PublicVideo): string | undefined =>
  video.youtubeId === '' ? fileOf(video)?.imageDefault : youtubeUrl(video.youtubeId)

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `125` seconds → `2:05`. */
export function clockTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const end = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${end}` : `${minutes}:${end}`
}

/** VideoObject; none without a picture, which search engines require. */
export function videoJsonLd(origin: string, video: PublicVideo | null, description: string): JsonLdNode[] {
  const url = video && videoUrl(video)
  if (!video?.poster || !url) return []
  const { youtubeId, title, poster, duration, uploadDate, lang } = video
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description,
      thumbnailUrl: toAbsoluteUrl(origin, poster.imageBig),
      ...(uploadDate !== '' && { uploadDate: `${uploadDate}T00:00:00+07:00` }),
      ...(duration > 0 && { duration: `PT${duration}S` }),
      ...(youtubeId === ''
        ? { contentUrl: toAbsoluteUrl(origin, url) }
        : { embedUrl: playerUrl(youtubeId, lang), url }),
      inLanguage: ISO_CODE[lang],
    },
  ]
}
