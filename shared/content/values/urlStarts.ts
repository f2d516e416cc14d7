import { parseAppearance } from '../appearance/appearance.ts'
import { isBareUrl, type Declaration } from '../declaration.ts'
import { mapRecord } from './walk.ts'

type Values = Record<string, unknown>

const isUrlStart = (url: unknown): boolean => url !== '' && typeof url === 'string' && isBareUrl(url)

function withoutButtonStarts(text: string): string {
  const appearance = parseAppearance(text)
  if (!appearance.buttons.some(({ urlPath }) => isUrlStart(urlPath))) return text
  const buttons = appearance.buttons.map((button) =>
    isUrlStart(button.urlPath) ? { ...button, urlPath: '' } : button,
  )
  return JSON.stringify({ ...appearance, buttons })
}

/** Empties URLs that are still the `https://` that forms start with: drafts keep it, live records do not. */
export const withoutUrlStarts = (declaration: Declaration, record: Values): Values => ({
  ...record,
  ...mapRecord(declaration, record, ({ kind }, value) => {
    if (kind === 'url') return isUrlStart(value) ? '' : value
    return kind === 'appearance' && typeof value === 'string' ? withoutButtonStarts(value) : value
  }),
})
