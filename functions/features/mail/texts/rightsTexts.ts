import type { Texts } from '@flou/shared/texts/translator.ts'
import type { DefaultTexts } from './textsInBoth.ts'

/** `{{title}}` is a role or user, `{{by}}` the author of the change. */
export const RIGHTS_TEXTS = {
  rightsChanged: {
    subject: { en: 'Permissions changed: {{title}}', id: 'Izin berubah: {{title}}' },
    body: {
      en: 'Hello {{name}},\n\n{{by}} changed permissions in the back-office. If you did not expect this, check it now: change the role back and ask {{by}}.',
      id: 'Halo {{name}},\n\n{{by}} mengubah izin di back-office. Jika perubahan ini tidak Anda duga, segera periksa: kembalikan perannya dan tanyakan kepada {{by}}.',
    },
    button: { en: 'Open the audit log', id: 'Buka log audit' },
    closing: {
      en: 'You get this email because your role can manage roles.',
      id: 'Anda menerima email ini karena peran Anda dapat mengelola peran.',
    },
  },
} as const satisfies DefaultTexts

export const RIGHTS_WORDS = {
  changed: { en: 'Changed', id: 'Yang berubah' },
  by: { en: 'By', id: 'Oleh' },
  role: { en: 'Role', id: 'Peran' },
  none: { en: '(none)', id: '(tidak ada)' },
  granted: { en: 'Now permitted', id: 'Kini diizinkan' },
  revoked: { en: 'No longer permitted', id: 'Tidak lagi diizinkan' },
  approval: { en: 'Needs approval', id: 'Memerlukan persetujuan' },
  yes: { en: 'Yes', id: 'Ya' },
  no: { en: 'No', id: 'Tidak' },
} as const satisfies Texts
