import { otherLanguage, type Language, type Text } from '@flou/shared/locale.ts'
import { previewMessageTexts } from '@flou/shared/texts/publishing.ts'

export type LinkTrouble = keyof typeof previewMessageTexts

interface Message {
  title: Text
  text: Text
}

const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f6f9; color: #1b2637;
  font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: 24px; padding: 32px; border: 1px solid #dde3eb; border-radius: 16px; background: #fff; }
h1, h2 { margin: 0 0 8px; font-size: 1.375rem; line-height: 1.3; }
p { margin: 0; } section + section { margin-top: 24px; padding-top: 24px; border-top: 1px solid #dde3eb; }`

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

const sectionOf = ({ title, text }: Message, language: Language, heading: 'h1' | 'h2') =>
  `<section lang="${language}"><${heading}>${title[language]}</${heading}><p>${text[language]}</p></section>`

export function linkMessage(trouble: LinkTrouble, language: Language): string {
  const message: Message = previewMessageTexts[trouble]
  const second = otherLanguage(language)
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex, nofollow"/>` +
    `<title>${message.title[language]}</title><style>${STYLE}</style></head>` +
    `<body><main>${sectionOf(message, language, 'h1')}${sectionOf(message, second, 'h2')}</main></body></html>`
  )
}
