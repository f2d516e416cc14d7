import type { LocalizedAppearance } from '@flou/shared/content/values/localize.ts'

/** The look of a block whose section has none of its own. */
export const NO_BUTTONS: LocalizedAppearance = {
  banner: { positionBannerText: 'left', positionButton: 'left', textColor: '' },
  buttons: [],
}
