import type { Texts } from '@flou/shared/texts/translator.ts'

export const suggestionTexts = {
  list: { en: 'Suggestions', id: 'Saran' },
  none: { en: 'No suggestions.', id: 'Tidak ada saran.' },
  some: {
    en: '{{number}} suggestions. Use the arrow keys.',
    id: '{{number}} saran. Gunakan tombol panah.',
  },
} as const satisfies Texts
