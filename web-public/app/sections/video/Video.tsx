import { useRef } from 'react'
import { useNearView } from '../../customer/useNearView.ts'
import { Picture } from '../../elements/Picture.tsx'
import { useLazyModule } from '../../elements/useLazyModule.ts'
import { clockTime, videoUrl, type PublicVideo } from './publicVideo.ts'

const loadPlayer = () => import('./VideoPlayer.tsx')

/**
 * Poster and a link, which work without a script and on paper; the player is loaded when the poster is near the
 * viewport. It has no style, because product pages have no bytes left: the poster reserves the space.
 */
export function Video({ video }: { video: PublicVideo | null }) {
  const url = video && videoUrl(video)
  const frame = useRef<HTMLDivElement>(null)
  const player = useLazyModule(useNearView(frame), loadPlayer)
  if (!video || !url) return null
  const { poster, title, duration, lang } = video
  return (
    <div lang={lang} className="prose" data-video="">
      {poster && (
        <div ref={frame} data-frame={player && 'video'}>
          <Picture media={poster} isDecorative sizes="(max-width: 54rem) 100vw, 50rem" />
          {player && <player.VideoPlayer video={video} url={url} />}
        </div>
      )}
      <p>
        <a href={url}>{title}</a>
        {duration > 0 && ` (${clockTime(duration)})`}
      </p>
    </div>
  )
}
