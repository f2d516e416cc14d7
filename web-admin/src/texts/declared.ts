import type { Text } from '@flou/shared/locale.ts'

/** Texts of what declarations ask the screens for: tabs of an editor, the choice of a parent. */
export const declaredTexts = {
  'tabs.parts': { en: 'Parts of the record', id: 'Bagian data' },
  'parents.choose': { en: 'Choose: {{name}}', id: 'Pilih: {{name}}' },
  'parents.none': { en: 'Nothing to choose from.', id: 'Tidak ada pilihan.' },
} as const satisfies Record<string, Text>
