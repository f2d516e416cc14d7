import { useState } from 'react'
import { playerUrl } from '@flou/shared/media/youtube.ts'
import { isAllowed, readChoice } from '@flou/shared/visits/consent.ts'
import { Picture } from '../../elements/Picture.tsx'
import { hasSignal } from '../../layout/consent/browserSignal.ts'
import { useSite } from '../../site/useSite.ts'
import { videoTexts } from '../../texts/sections/video.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { clockTime, videoUrl, type PublicVideo } from './publicVideo.ts'
import styles from './Video.module.css'

const focus = (element: HTMLElement | null) => element?.focus()

const PLAYER_PERMISSIONS = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

/** Player of YouTube, loaded on click. Visitors who rejected advertising are asked each time. */
function YoutubePlayer({ video }: { video: PublicVideo }) {
  const { t, language } = useTexts(videoTexts)
  const version = useSite().layout.consent?.version
  const [state, setState] = useState<'poster' | 'question' | 'playing'>('poster')
  const { youtubeId, poster, title } = video
  const start = () => {
    const decision = { choice: readChoice(document.cookie), version, hasSignal: hasSignal(navigator) }
    setState(isAllowed('ads', decision) ? 'playing' : 'question')
  }
  if (state === 'playing')
    return (
      <iframe
        ref={focus}
        src={playerUrl(youtubeId, language)}
        title={title}
        allow={PLAYER_PERMISSIONS}
        referrerPolicy="strict-origin-when-cross-origin"
        loading="lazy"
      />
    )
  return (
    <>
      {poster && <Picture media={poster} isDecorative sizes="(max-width: 50rem) 100vw, 50rem" />}
      {state === 'poster' ? (
        <button
          type="button"
          className={`${styles['play']} no-print`}
          aria-label={t('play', { title })}
          onClick={start}
        />
      ) : (
        <div className={`${styles['question']} no-print`}>
          <p>{t('notice')}</p>
          <button
            ref={focus}
            type="button"
            className="button button-small"
            onClick={() => setState('playing')}
          >
            {t('playOnce')}
          </button>
        </div>
      )}
    </>
  )
}

/** Poster with a play button, and a link that works without a script and on paper. */
export function Video({ video }: { video: PublicVideo | null }) {
  const url = video && videoUrl(video)
  if (!video || !url) return null
  const { youtubeId, poster, title, duration, lang } = video
  return (
    <figure className={styles['video']} lang={lang}>
      <div className={styles['frame']}>
        {youtubeId === '' ? (
          <video controls playsInline preload="none" src={url} poster={poster?.imageBig} aria-label={title} />
        ) : (
          <YoutubePlayer video={video} />
        )}
      </div>
      <figcaption>
        <a href={url}>{title}</a>
        {duration > 0 && ` (${clockTime(duration)})`}
      </figcaption>
    </figure>
  )
}
