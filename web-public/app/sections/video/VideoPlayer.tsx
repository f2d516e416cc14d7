import { useState } from 'react'
import { IMAGE_BASE } from '@flou/shared/bases.ts'
import { ISO_CODE } from '@flou/shared/locale.ts'
import { mediaKindOf } from '@flou/shared/media/media.ts'
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

/** From the site itself, because browsers read captions of another origin with its consent only. */
const captionsOf = ({ indonesianCaptions, englishCaptions }: PublicVideo) =>
  [['id', indonesianCaptions] as const, ['en', englishCaptions] as const].flatMap(([language, file]) =>
    file && mediaKindOf(file.mime) === 'captions'
      ? [{ language, url: file.imageDefault.slice(IMAGE_BASE.length) }]
      : [],
  )

interface PlayerProps {
  video: PublicVideo
  /** Address of the own file. */
  url: string
}

function Tracks({ video }: { video: PublicVideo }) {
  const { t, language } = useTexts(videoTexts)
  const tracks = captionsOf(video)
  const first = tracks.find((track) => track.language === language) ?? tracks[0]
  return tracks.map((track) => (
    <track
      key={track.language}
      kind="captions"
      src={track.url}
      srcLang={ISO_CODE[track.language]}
      label={t(`captions.${track.language}`)}
      default={track === first}
    />
  ))
}

function Player({ video, url }: PlayerProps) {
  const { youtubeId, poster, title } = video
  const { language } = useTexts(videoTexts)
  return youtubeId === '' ? (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- Tracks renders the captions that editors chose
    <video ref={focus} controls autoPlay playsInline src={url} poster={poster?.imageBig} aria-label={title}>
      <Tracks video={video} />
    </video>
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
