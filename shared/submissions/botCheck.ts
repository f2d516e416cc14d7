/**
 * The bot check of another company, where an installation chooses it in place of our own task (spec §5, §8): reCAPTCHA. What stands here
 * is public; its secret is the server's alone.
 */
export interface BotCheck {
  /** Empty where the installation names none: forms say so and are not sent. */
  version: 'v2' | 'v3' | ''
  mode: 'normal' | 'enterprise'
  /** Of version 2: a box to tick, or a check that is seen only where it doubts. */
  size: 'normal' | 'invisible'
  /** Empty where the installation names none: forms say so and are not sent. */
  siteKey: string
  /** Of version 3: whoever has less is put aside as a robot, from 0 to 1. */
  leastScore: number
  /** Of the mode enterprise: the project that the check belongs to. */
  project: string
}

/** What the page names the attempt with; the answer has to name it, too. */
export const BOT_CHECK_ACTION = 'form'

/** Sources of the page's policy that the check needs. */
export const BOT_CHECK_SOURCES = [
  'https://recaptcha.google.com/recaptcha/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
] as const

/** The longest answer of the check that is looked at. */
export const TOKEN_LENGTH = 8_192

/** The check in the text that the stack gives functions; undefined for an empty one, which stands for our own task. */
export const botCheckIn = (text: string): BotCheck | undefined =>
  text === '' ? undefined : (JSON.parse(text) as BotCheck) // written by infra/stacks/site.ts alone
