import type { Text } from '@flou/shared/locale.ts'

export const lookTexts = {
  'look.banner': { en: 'Banner', id: 'Banner' },
  'look.buttons': { en: 'Buttons', id: 'Tombol' },
  'look.textPosition': { en: 'Text position', id: 'Posisi teks' },
  'look.buttonsPosition': { en: 'Button position', id: 'Posisi tombol' },
  'look.textColour': { en: 'Text colour', id: 'Warna teks' },
  'look.button': { en: 'Button {{number}}', id: 'Tombol {{number}}' },
  'look.addButton': { en: 'Add button', id: 'Tambah tombol' },
  'look.removeButton': { en: 'Remove button {{number}}', id: 'Hapus tombol {{number}}' },
  'look.color': { en: 'Text', id: 'Teks' },
  'look.bgColor': { en: 'Background', id: 'Latar' },
  'look.url': { en: 'Address (URL)', id: 'Alamat (URL)' },
  'look.position': { en: 'Position', id: 'Posisi' },
  'look.titleId': { en: 'Title (Indonesian)', id: 'Judul (Indonesia)' },
  'look.titleEn': { en: 'Title (English)', id: 'Judul (Inggris)' },
  'look.left': { en: 'Left', id: 'Kiri' },
  'look.center': { en: 'Centre', id: 'Tengah' },
  'look.right': { en: 'Right', id: 'Kanan' },
  'look.sample': { en: 'Banner text', id: 'Teks banner' },
  'look.contrast': {
    en: 'Hard to read: contrast {{ratio}}:1, at least 4.5:1 needed.',
    id: 'Sulit dibaca: kontras {{ratio}}:1, minimal 4,5:1.',
  },
  'look.useDark': { en: 'Use {{colour}}', id: 'Gunakan {{colour}}' },
} as const satisfies Record<string, Text>
export type LookKey = keyof typeof lookTexts
