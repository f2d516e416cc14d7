import type { Text } from './locale.ts'

export const REFERENCE_MESSAGES = {
  missing: { en: 'The selected item no longer exists.', id: 'Pilihan ini sudah tidak ada.' },
  inUse: {
    en: 'This is still in use and cannot be deleted.',
    id: 'Data ini masih digunakan dan tidak dapat dihapus.',
  },
  inTrash: {
    en: '“{0}” is in the trash. Restore it or choose another.',
    id: '“{0}” ada di tempat sampah. Pulihkan dulu atau pilih yang lain.',
  },
  notPartOf: {
    en: '“{0}” belongs to another category. Choose one that matches.',
    id: '“{0}” termasuk kategori lain. Pilih yang sesuai.',
  },
  referencesMissing: {
    en: 'Not restored: it refers to something that is deleted or in the trash.',
    id: 'Tidak dipulihkan: data ini merujuk ke sesuatu yang sudah dihapus atau ada di tempat sampah.',
  },
  restoredAsDraft: { en: 'Restored as a draft.', id: 'Dipulihkan sebagai draf.' },
} as const satisfies Record<string, Text>
