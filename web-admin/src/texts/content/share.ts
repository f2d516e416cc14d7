import type { Text } from '@flou/shared/locale.ts'

export const previewLinkTexts = {
  'share.hint': {
    en: 'Anyone with the link can see this page in both languages, without an account. It shows the form as it is now; later changes are not included. Search engines cannot index it.',
    id: 'Tautan menampilkan halaman ini dalam dua bahasa kepada siapa pun yang memilikinya, tanpa akun. Isinya sesuai formulir saat ini; perubahan setelahnya tidak ikut. Mesin pencari tidak dapat mengindeksnya.',
  },
  'share.days': { en: 'Valid for', id: 'Berlaku selama' },
  'share.days1': { en: '1 day', id: '1 hari' },
  'share.days7': { en: '7 days', id: '7 hari' },
  'share.days30': { en: '30 days', id: '30 hari' },
  'share.make': { en: 'Create link', id: 'Buat tautan' },
  'share.address': { en: 'Link', id: 'Tautan' },
  'share.once': {
    en: 'Copy it now: for security, it is shown only once.',
    id: 'Salin sekarang: demi keamanan, tautan hanya ditampilkan sekali.',
  },
  'share.copy': { en: 'Copy', id: 'Salin' },
  'share.copied': { en: 'Link copied.', id: 'Tautan disalin.' },
  'share.notCopied': {
    en: 'The link could not be copied. Select it and copy it manually.',
    id: 'Tautan gagal disalin. Pilih lalu salin secara manual.',
  },
  'share.links': { en: 'Existing links', id: 'Tautan yang sudah dibuat' },
  'share.noLinks': { en: 'No links yet.', id: 'Belum ada tautan.' },
  'share.madeBy': { en: '{{name}}, {{time}}', id: '{{name}}, {{time}}' },
  'share.until': { en: 'valid until {{time}}', id: 'berlaku hingga {{time}}' },
  'share.ended': { en: 'expired {{time}}', id: 'berakhir {{time}}' },
  'share.revoked': { en: 'revoked {{time}}', id: 'dicabut {{time}}' },
  'share.revoke': { en: 'Revoke', id: 'Cabut' },
  'share.revokeOf': { en: 'Revoke the link of {{time}}', id: 'Cabut tautan {{time}}' },
  'share.revokeAsk': {
    en: 'Revoke this link? Anyone who opens it sees only that it was revoked.',
    id: 'Cabut tautan ini? Siapa pun yang membukanya hanya akan melihat bahwa tautan telah dicabut.',
  },
  'share.revokeDone': { en: 'The link has been revoked.', id: 'Tautan telah dicabut.' },
  'share.keep': { en: 'Keep it', id: 'Jangan cabut' },
} as const satisfies Record<string, Text>
