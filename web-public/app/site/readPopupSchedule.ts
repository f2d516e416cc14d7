import { settingPageCustomize } from '@flou/shared/content/types/setting.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'

/** When the popup may come: what the home page carries, so that a visitor asks for the popup only while there is one. */
export async function readPopupSchedule(source: ContentSource) {
  const settings = await source.section(settingPageCustomize)
  if (!settings?.isPopupActive) return null
  const { isPopupActive, startDate, endDate, popupShowInterval } = settings
  return { isPopupActive, startDate, endDate, popupShowInterval }
}

export type PopupSchedule = NonNullable<Awaited<ReturnType<typeof readPopupSchedule>>>
