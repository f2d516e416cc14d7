import type { ConsentChoice } from '@flou/shared/visits/consent.ts'
import type { Service } from '@flou/shared/visits/services.ts'
import type { LayoutContent } from '../../site/readLayout.ts'
import type { SettingsRequest } from './consentRequest.ts'

export type ConsentTexts = NonNullable<LayoutContent['consent']>

export type Allowed = Pick<ConsentChoice, 'analytics' | 'ads'>

export interface ConsentProps {
  texts: ConsentTexts
  services: readonly Service[]
  choice: ConsentChoice | undefined
  /** No choice yet, or only for earlier texts. */
  isDialogOpen: boolean
  settings: SettingsRequest
  close: () => void
  choose: (allowed: Allowed) => void
}
