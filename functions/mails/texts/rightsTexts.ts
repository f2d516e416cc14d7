import type { DefaultTexts } from './textsInBoth.ts'

/** To everybody who manages roles. `{title}` is a role or a person, `{by}` who changed it. */
export const RIGHTS_TEXTS = {
  rightsChanged: {
    subject: { en: 'Rights changed: {title}', id: 'Hak akses berubah: {title}' },
    body: {
      en: 'Hello {name},\n\n{by} changed who may do what in the back-office. If you did not expect this, look into it now: change the role back and ask {by}.',
      id: 'Halo {name},\n\n{by} mengubah hak akses di dasbor. Jika perubahan ini tidak Anda duga, segera periksa: kembalikan perannya dan tanyakan kepada {by}.',
    },
    button: { en: 'Open the audit log', id: 'Buka log audit' },
    closing: {
      en: 'You get this e-mail because your role may manage roles.',
      id: 'Anda menerima email ini karena peran Anda dapat mengelola peran.',
    },
  },
} as const satisfies DefaultTexts
