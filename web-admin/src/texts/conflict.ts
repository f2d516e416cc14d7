import type { Text } from '@flou/shared/locale.ts'

export const conflictTexts = {
  'conflict.mine': { en: 'Yours', id: 'Milik Anda' },
  'conflict.theirs': { en: 'Theirs', id: 'Milik mereka' },
  'conflict.onlyMine': { en: 'only in yours:', id: 'hanya di milik Anda:' },
  'conflict.onlyTheirs': { en: 'only in theirs:', id: 'hanya di milik mereka:' },
  'conflict.allMine': { en: 'Take all of mine', id: 'Pakai semua milik saya' },
  'conflict.allTheirs': { en: 'Take all of theirs', id: 'Pakai semua milik mereka' },
  'conflict.by.mine': { en: 'Only you changed this', id: 'Hanya Anda yang mengubahnya' },
  'conflict.by.theirs': { en: 'Only they changed this', id: 'Hanya mereka yang mengubahnya' },
  'conflict.by.both': { en: 'You both changed this', id: 'Keduanya mengubahnya' },
  'conflict.save': { en: 'Save what is chosen', id: 'Simpan pilihan ini' },
  'conflict.load': { en: 'Load theirs', id: 'Muat milik mereka' },
} as const satisfies Record<string, Text>
