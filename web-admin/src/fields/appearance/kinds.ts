import { parseAppearance } from '@flou/shared/content/appearance/appearance.ts'
import { languageOf } from '@flou/shared/locale.ts'
import { NoCell } from '../cells.tsx'
import type { FieldKindModule } from '../kindModule.ts'

function appearanceText(value: unknown): string {
  const { banner, buttons } = parseAppearance(typeof value === 'string' ? value : undefined)
  const lines = buttons.map(({ contents, urlPath, color, bgColor, buttonPosition }) => {
    const titles = contents.map(({ languageId, title }) => `${languageOf(languageId)}: ${title}`).join(', ')
    return `${titles} → ${urlPath} (${color} / ${bgColor}, ${buttonPosition})`
  })
  return [`${banner.positionBannerText} / ${banner.positionButton} / ${banner.textColor}`, ...lines].join(
    '\n',
  )
}

export const appearance: FieldKindModule = {
  Cell: NoCell,
  isName: false,
  text: appearanceText,
  diff: 'lines',
  grid: undefined,
}
