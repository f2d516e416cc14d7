import { otherLanguage, type Language, type Text } from '@flou/shared/locale.ts'

export type LinkTrouble = 'unknown' | 'ended' | 'revoked' | 'busy' | 'broken'

interface Message {
  title: Text
  text: Text
}

const MESSAGES = {
  unknown: {
    title: { en: 'This preview link does not exist', id: 'Tautan pratinjau ini tidak ada' },
    text: {
      en: 'Check that the address is complete, or ask the sender for a new link.',
      id: 'Periksa apakah alamatnya lengkap, atau minta tautan baru kepada pengirimnya.',
    },
  },
  ended: {
    title: { en: 'This preview link has expired', id: 'Tautan pratinjau ini sudah kedaluwarsa' },
    text: {
      en: 'Preview links are valid for a limited time. Ask the sender for a new one.',
      id: 'Tautan pratinjau hanya berlaku untuk waktu tertentu. Minta tautan baru kepada pengirimnya.',
    },
  },
  revoked: {
    title: { en: 'This preview link has been withdrawn', id: 'Tautan pratinjau ini telah dicabut' },
    text: {
      en: 'The sender has closed it. Ask for a new one if you still need it.',
      id: 'Pengirimnya telah menutup tautan ini. Minta tautan baru jika masih diperlukan.',
    },
  },
  busy: {
    title: { en: 'Too many views at once', id: 'Terlalu banyak permintaan' },
    text: {
      en: 'Wait a minute, then open the link again.',
      id: 'Tunggu satu menit, lalu buka kembali tautannya.',
    },
  },
  broken: {
    title: { en: 'This preview cannot be shown', id: 'Pratinjau ini tidak dapat ditampilkan' },
    text: {
      en: 'The page could not be created from this draft. Please tell the sender.',
      id: 'Halaman tidak dapat dibuat dari draf ini. Beri tahu pengirimnya.',
    },
  },
} as const satisfies Record<LinkTrouble, Message>

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
  const message = MESSAGES[trouble]
  const second = otherLanguage(language)
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex, nofollow"/>` +
    `<title>${message.title[language]}</title><style>${STYLE}</style></head>` +
    `<body><main>${sectionOf(message, language, 'h1')}${sectionOf(message, second, 'h2')}</main></body></html>`
  )
}
