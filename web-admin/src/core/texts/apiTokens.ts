import type { Text } from '@flou/shared/locale.ts'

export const apiTokenTexts = {
  'token.about': {
    en: 'With a token, another program can use the API of this back-office without logging in. Give each program its own token, so that you can revoke each one separately.',
    id: 'Dengan token, program lain dapat memakai API back-office ini tanpa masuk. Beri setiap program token tersendiri agar dapat dicabut satu per satu.',
  },
  'token.table': { en: 'API tokens', id: 'Token API' },
  'token.unloaded': { en: 'The tokens could not be loaded.', id: 'Token tidak dapat dimuat.' },
  'token.none': { en: 'No tokens yet.', id: 'Belum ada token.' },
  'token.noneHint': {
    en: 'A token has a name, a role and an expiry date. What a program does with it is in the audit log under that name.',
    id: 'Setiap token memiliki nama, peran, dan tanggal kedaluwarsa. Tindakan program yang memakainya tercatat di log audit dengan nama itu.',
  },
  'token.create': { en: 'Create a token', id: 'Buat token' },
  'token.name': { en: 'Name', id: 'Nama' },
  'token.nameHint': {
    en: 'The program that uses it, such as “Price import”.',
    id: 'Program yang memakainya, misalnya “Impor harga”.',
  },
  'token.role': { en: 'Role', id: 'Peran' },
  'token.chooseRole': { en: 'Choose a role', id: 'Pilih peran' },
  'token.roleHint': {
    en: 'The program can do what this role can, but cannot manage users, roles or tokens or decide on changes. If the role needs approval, its changes wait for approval.',
    id: 'Program dapat melakukan semua yang diizinkan peran ini, kecuali mengelola pengguna, peran, atau token, dan memutuskan perubahan. Jika peran ini memerlukan persetujuan, perubahannya menunggu persetujuan.',
  },
  'token.readOnly': { en: 'Read-only', id: 'Hanya membaca' },
  'token.days': { en: 'Expires after', id: 'Kedaluwarsa setelah' },
  'token.dayCount': { en: '{{count}} days', id: '{{count}} hari' },
  'token.createdTitle': { en: 'Token “{{name}}”', id: 'Token “{{name}}”' },
  'token.secret': { en: 'Token', id: 'Token' },
  'token.once': {
    en: 'Copy it now and store it safely: it is not shown again. The program sends it in the header “Authorization: Bearer …”.',
    id: 'Salin sekarang dan simpan di tempat aman: token tidak ditampilkan lagi. Program mengirimnya di header “Authorization: Bearer …”.',
  },
  'token.copy': { en: 'Copy', id: 'Salin' },
  'token.copied': { en: '{{name}} copied.', id: '{{name}} disalin.' },
  'token.notCopied': {
    en: 'It could not be copied. Select it and copy it manually.',
    id: 'Gagal disalin. Pilih lalu salin secara manual.',
  },
  'token.done': { en: 'Done', id: 'Selesai' },
  'token.lastUsed': { en: 'Last used', id: 'Terakhir dipakai' },
  'token.never': { en: 'Never', id: 'Belum pernah' },
  'token.expires': { en: 'Expires', id: 'Kedaluwarsa' },
  'token.action': { en: 'Action', id: 'Tindakan' },
  'token.createdBy': { en: 'Created by {{name}}, {{time}}', id: 'Dibuat oleh {{name}}, {{time}}' },
  'token.expired': { en: 'Expired', id: 'Kedaluwarsa' },
  'token.ended': { en: 'Not accepted', id: 'Tidak diterima' },
  'token.endedHint': {
    en: 'Its creator is deactivated or has another role, or its role was deleted.',
    id: 'Pembuatnya dinonaktifkan atau berganti peran, atau perannya telah dihapus.',
  },
  'token.moreOf': { en: 'Actions for {{name}}', id: 'Tindakan untuk {{name}}' },
  'token.revoke': { en: 'Revoke', id: 'Cabut' },
  'token.revokeOf': { en: 'Revoke {{name}}', id: 'Cabut {{name}}' },
  'token.revokeAsk': { en: 'Revoke the token “{{name}}”?', id: 'Cabut token “{{name}}”?' },
  'token.revokeHint': {
    en: 'The program that uses it is refused immediately. This cannot be undone.',
    id: 'Program yang memakainya langsung ditolak. Tindakan ini tidak dapat diurungkan.',
  },
  'token.cancel': { en: 'Cancel', id: 'Batal' },
} as const satisfies Record<string, Text>
