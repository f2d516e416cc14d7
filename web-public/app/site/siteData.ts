import type { Language } from '@flou/shared/locale.ts'
import type { SiteConfig } from '@flou/shared/site/contentSource.ts'
import type { PopupSchedule } from './readPopupSchedule.ts'

export interface SiteData {
  language: Language
  /** Path without language prefix. */
  path: string
  site: SiteConfig
  /** Undefined in development. */
  buildId: string | undefined
  /** Path of the layout content; in development its JSON. */
  layoutPath: string
  /** Set on the home page only. */
  popup: PopupSchedule | null
}
