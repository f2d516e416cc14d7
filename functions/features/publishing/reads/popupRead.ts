import { settingPageCustomize } from '@flou/shared/content/types/setting.ts'
import { shouldShowPopup } from '@flou/shared/site/popup.ts'
import { inOrder } from '@flou/shared/content/order.ts'
import { publicEndpoint, publicSection } from './publicEndpoint.ts'

export const readPopup = publicEndpoint(async (read) => {
  const settings = await publicSection(read, settingPageCustomize)
  if (!settings || !shouldShowPopup(settings, read.now)) return { data: { popup: false } }
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
