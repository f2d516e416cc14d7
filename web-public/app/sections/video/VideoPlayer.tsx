import { useState } from 'react'
import { playerUrl } from '@flou/shared/media/youtube.ts'
import { isAllowed, readChoice } from '@flou/shared/visits/consent.ts'
import { hasSignal } from '../../site/browserSignal.ts'
import { useSite } from '../../site/useSite.ts'
import { videoTexts } from '../../texts/sections/video.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { PublicVideo } from './publicVideo.ts'
import styles from './VideoPlayer.module.css'

const PLAYER_PERMISSIONS = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

const focus = (element: HTMLElement | null) => element?.focus()

interface PlayerProps {
  video: PublicVideo
  /** Address of the own file. */
  url: string
}

function Player({ video: { youtubeId, poster, title }, url }: PlayerProps) {
  const { language } = useTexts(videoTexts)
  return youtubeId === '' ? (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- the library takes no caption files yet
    <video ref={focus} controls autoPlay playsInline src={url} poster={poster?.imageBig} aria-label={title} />
  ) : (
    <iframe
      ref={focus}
      src={playerUrl(youtubeId, language)}
      title={title}
      allow={PLAYER_PERMISSIONS}
      // eslint-disable-next-line react/iframe-missing-sandbox -- of another origin, so it cannot lift the sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  )
}

/** Loads the player on click. Visitors without consent to advertising are asked by each video of YouTube. */
export function VideoPlayer(props: PlayerProps) {
  const { t, language } = useTexts(videoTexts)
  const version = useSite().layout.consent?.version
  const [state, setState] = useState<'poster' | 'question' | 'playing'>('poster')
  const { youtubeId, title } = props.video
  const start = () => {
    const decision = { choice: readChoice(document.cookie), version, hasSignal: hasSignal(navigator) }
    setState(youtubeId === '' || isAllowed('ads', decision) ? 'playing' : 'question')
  }
  if (state === 'playing') return <Player {...props} />
  if (state === 'poster')
    return (
      <button
        type="button"
        className={`${styles['play']} no-print`}
        lang={language}
        aria-label={t('play', { title })}
        onClick={start}
      />
    )
  return (
    <div className={`${styles['question']} on-dark no-print`} lang={language}>
      <p>{t('notice')}</p>
      <button ref={focus} type="button" className="button button-small" onClick={() => setState('playing')}>
        {t('playOnce')}
      </button>
    </div>
  )
}
