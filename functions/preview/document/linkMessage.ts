import { otherLanguage, type Language, type Text } from '@flou/shared/locale.ts'

/** Why a link shows no preview. */
export type LinkTrouble = 'unknown' | 'ended' | 'revoked' | 'busy' | 'broken'

interface Words {
  title: Text
  text: Text
}

const WORDS = {
  unknown: {
    title: { en: 'This preview link does not exist', id: 'Tautan pratinjau ini tidak ada' },
    text: {
      en: 'Check that the address is complete, or ask whoever sent it to you for a new link.',
      id: 'Periksa apakah alamatnya lengkap, atau minta tautan baru kepada pengirimnya.',
    },
  },
  ended: {
    title: { en: 'This preview link has ended', id: 'Tautan pratinjau ini sudah berakhir' },
    text: {
      en: 'Preview links are valid for a limited time. Ask whoever sent it to you for a new one.',
      id: 'Tautan pratinjau hanya berlaku untuk waktu tertentu. Minta tautan baru kepada pengirimnya.',
    },
  },
  revoked: {
    title: { en: 'This preview link has been withdrawn', id: 'Tautan pratinjau ini telah dicabut' },
    text: {
      en: 'Whoever sent it to you has closed it. Ask for a new one if you still need it.',
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
      en: 'The page could not be made from this draft. Tell whoever sent it to you.',
      id: 'Halaman tidak dapat dibuat dari draf ini. Beri tahu pengirimnya.',
    },
  },
} as const satisfies Record<LinkTrouble, Words>

const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f6f9; color: #1b2637;
  font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: 24px; padding: 32px; border: 1px solid #dde3eb; border-radius: 16px; background: #fff; }
h1, h2 { margin: 0 0 8px; font-size: 1.375rem; line-height: 1.3; }
p { margin: 0; } section + section { margin-top: 24px; padding-top: 24px; border-top: 1px solid #dde3eb; }`

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

const part = ({ title, text }: Words, language: Language, heading: 'h1' | 'h2') =>
  `<section lang="${language}"><${heading}>${title[language]}</${heading}><p>${text[language]}</p></section>`

/** A page that says why there is no preview, in both languages, the reader's own first. */
export function linkMessage(what: LinkTrouble, language: Language): string {
  const words = WORDS[what]
  const second = otherLanguage(language)
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex, nofollow"/>` +
    `<title>${words.title[language]}</title><style>${STYLE}</style></head>` +
    `<body><main>${part(words, language, 'h1')}${part(words, second, 'h2')}</main></body></html>`
  )
}
