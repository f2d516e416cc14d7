import { BANNER_DEFAULTS, BUTTON_DEFAULTS } from '@flou/shared/content/appearance/appearance.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { FieldProblem, type FieldPath } from './contentError.ts'
import { isData, type Data } from './parseFile.ts'

/** Both have a contrast above 4.5:1. */
const BUTTON_LOOKS: Readonly<Record<string, object>> = {
  solid: { color: '#0b2a3c', bgColor: BUTTON_DEFAULTS.bgColor },
  plain: { color: '#ffffff', bgColor: '#17384f' },
}
const NAMES = new Set(['textColor', 'position', 'buttons'])
const BUTTON_NAMES = new Set(['title', 'url', 'look', 'position'])

function requireKnown(data: Data, names: ReadonlySet<string>, at: FieldPath): void {
  const unknown = Object.keys(data).find((name) => !names.has(name))
  if (unknown !== undefined)
    throw new FieldProblem([...at, unknown], `Unknown field. Known are: ${[...names].join(', ')}.`)
}

const titleIn = (title: unknown, language: Language): unknown => (isData(title) ? title[language] : title)

function buttonOf(button: unknown, position: unknown, at: FieldPath) {
  if (!isData(button)) throw new FieldProblem(at, 'A button has a title, an url and a look.')
  requireKnown(button, BUTTON_NAMES, at)
  const { title, url, look = 'solid' } = button
  const colours = BUTTON_LOOKS[String(look)]
  if (!colours) throw new FieldProblem([...at, 'look'], `The look of a button is solid or plain.`)
  return {
    ...colours,
    urlPath: url,
    buttonPosition: button['position'] ?? position,
    contents: LANGUAGES.map((language) => ({
      languageId: CONTENT_LANGUAGE_ID[language],
      title: titleIn(title, language),
    })),
  }
}

/** Builds the JSON text of `customProperty`. Without values: white text at the left, no buttons. */
export function appearanceText(value: unknown, at: FieldPath): string {
  if (!isData(value)) throw new FieldProblem(at, 'An appearance has textColor, position and buttons.')
  requireKnown(value, NAMES, at)
  const { textColor = '#ffffff', position = 'left', buttons = [] } = value
  if (!Array.isArray(buttons)) throw new FieldProblem([...at, 'buttons'], 'This must be a list.')
  return JSON.stringify({
    banner: { ...BANNER_DEFAULTS, textColor, positionBannerText: position, positionButton: position },
    buttons: buttons.map((button: unknown, index) => buttonOf(button, position, [...at, 'buttons', index])),
  })
}
