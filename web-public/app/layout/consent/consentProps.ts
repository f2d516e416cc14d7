import type { ConsentChoice } from '@flou/shared/site/consent.ts'
import type { Service } from '@flou/shared/content/services.ts'
import type { ShellContent } from '../../site/readShell.ts'
import type { SettingsRequest } from './consentRequest.ts'

/** What visitors are asked, in their language. */
export type ConsentTexts = NonNullable<ShellContent['consent']>

/** What a visitor has switched on. */
export type Allowed = Pick<ConsentChoice, 'analytics' | 'ads'>

/** What the banner and the settings work with. */
export interface ConsentDialogsProps {
  texts: ConsentTexts
  services: readonly Service[]
  choice: ConsentChoice | undefined
  /** Nobody has chosen yet, or about earlier texts. */
  isAsking: boolean
  /** The settings are open, and why. */
  settings: SettingsRequest | undefined
  openSettings: () => void
  close: () => void
  choose: (allowed: Allowed) => void
}
