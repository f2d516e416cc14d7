import { settingPageCustomize } from '@flou/shared/content/types/setting.ts'
import { isPopupShown } from '@flou/shared/site/popup.ts'
import { inOrder, publicEndpoint, publicSection } from './publicEndpoint.ts'

/** `GET /api/home/popup`: `popup` says whether there is one now; its contents come only then. */
export const readPopup = publicEndpoint(async (read) => {
  const settings = await publicSection(read, settingPageCustomize)
  if (!settings || !isPopupShown(settings, read.now)) return { data: { popup: false } }
  const { startDate, endDate, popupShowInterval, popup } = settings
  return {
    data: {
      popup: true,
      startDate,
      endDate,
      popupShowInterval,
      name: popup.title,
      value: popup.content,
      media: popup.media,
      mobileMedia: popup.mobileMedia,
      customProperty: popup.customProperty,
      items: inOrder(popup.items),
      lang: popup.lang,
    },
  }
})
