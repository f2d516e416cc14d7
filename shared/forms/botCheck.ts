/** Public reCAPTCHA configuration, an alternative to the proof of work. The secret stays on the server. */
export interface BotCheck {
  /** Empty if not configured: forms show an error. */
  version: 'v2' | 'v3' | ''
  mode: 'normal' | 'enterprise'
  size: 'normal' | 'invisible'
  siteKey: string
  /** Version 3: minimum score from 0 to 1; lower ones are treated as spam. */
  leastScore: number
  project: string
}

/** Action name that the token must contain. */
export const BOT_CHECK_ACTION = 'form'

export const BOT_CHECK_SOURCES = [
  'https://recaptcha.google.com/recaptcha/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
] as const

export const TOKEN_LENGTH = 8_192

/** Parses the environment variable; empty means proof of work. */
export const botCheckIn = (text: string): BotCheck | undefined =>
  text === '' ? undefined : (JSON.parse(text) as BotCheck)
