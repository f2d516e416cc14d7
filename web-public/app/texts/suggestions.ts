import type { Texts } from '@flou/shared/texts/translator.ts'

export const suggestionTexts = {
  list: { en: 'Suggestions', id: 'Saran' },
  none: { en: 'No suggestions.', id: 'Tidak ada saran.' },
  some_one: { en: '{{count}} suggestion. Use the arrow keys.', id: '{{count}} saran. Gunakan tombol panah.' },
  some_other: {
    en: '{{count}} suggestions. Use the arrow keys.',
    id: '{{count}} saran. Gunakan tombol panah.',
  },
} as const satisfies Texts
