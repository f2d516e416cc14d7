import type { Text } from '@flou/shared/locale.ts'

export const declaredTexts = {
  'tabs.parts': { en: 'Record sections', id: 'Bagian data' },
  'parents.choose': { en: 'Choose: {{name}}', id: 'Pilih: {{name}}' },
  'parents.none': { en: 'Nothing to choose from.', id: 'Tidak ada pilihan.' },
} as const satisfies Record<string, Text>
