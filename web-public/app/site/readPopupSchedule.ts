import { settingPageCustomize } from '@flou/shared/content/types/setting.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'

/** Reads the popup schedule; null if inactive, which saves visitors the request. */
export async function readPopupSchedule(source: ContentSource) {
  const settings = await source.section(settingPageCustomize)
  if (!settings?.isPopupActive) return null
  const { isPopupActive, startDate, endDate, popupShowInterval } = settings
  return { isPopupActive, startDate, endDate, popupShowInterval }
}

export type PopupSchedule = NonNullable<Awaited<ReturnType<typeof readPopupSchedule>>>
