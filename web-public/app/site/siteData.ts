import type { Language } from '@flou/shared/locale.ts'
import type { SiteConfig } from '@flou/shared/site/contentSource.ts'
import type { PopupSchedule } from './readPopupSchedule.ts'

/** What every page is rendered with: the data of the root route. */
export interface SiteData {
  language: Language
  /** The page's path without a language prefix. */
  path: string
  site: SiteConfig
  /** Undefined in development, where pages come from the sources. */
  buildId: string | undefined
  /** Where the content of navbar and footer is; while developing, the content itself as text. */
  shell: string
  /** When the popup may come, on the page that has it. */
  popup: PopupSchedule | null
}
