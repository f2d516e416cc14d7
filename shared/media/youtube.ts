import { LIMITS } from '../limits.ts'

export const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com'

const ID_LENGTH = 11
const ID = /^[\w-]+$/
const HOSTS: ReadonlySet<string> = new Set(['youtube.com', 'youtube-nocookie.com'])
const ID_FOLDERS: ReadonlySet<string> = new Set(['embed', 'live', 'shorts', 'v'])

export const isYoutubeId = (text: string): boolean => text.length === ID_LENGTH && ID.test(text)

function idIn({ hostname, pathname, searchParams }: URL): string {
  const host = hostname.replace(/^(?:www|m|music)\./, '')
  const [folder = '', id = ''] = pathname.slice(1).split('/')
  if (host === 'youtu.be') return folder
  if (!HOSTS.has(host)) return ''
  return folder === 'watch' ? (searchParams.get('v') ?? '') : ID_FOLDERS.has(folder) ? id : ''
}

/** Returns the id in any form of a video's address, or in the id itself; undefined for other texts. */
export function youtubeIdOf(address: string): string | undefined {
  if (address.length > LIMITS.url) return undefined
  const text = address.trim()
  if (isYoutubeId(text)) return text
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const id = URL.canParse(url) ? idIn(new URL(url)) : ''
  return isYoutubeId(id) ? id : undefined
}

export const youtubeUrl = (id: string): string => `https://www.youtube.com/watch?v=${id}`

/** Player that sets no cookies before playback; it starts at once, because visitors have pressed play. */
export const playerUrl = (id: string, language: string): string =>
  `${PLAYER_ORIGIN}/embed/${id}?autoplay=1&rel=0&hl=${language}`
