import type { Text } from '@flou/shared/locale.ts'

export const figureTexts = {
  'figures.asTable': { en: 'Show as table', id: 'Tampilkan sebagai tabel' },
  'figures.asChart': { en: 'Show as chart', id: 'Tampilkan sebagai grafik' },
  'figures.of': { en: '{{action}}: {{name}}', id: '{{action}}: {{name}}' },
  'figures.share': { en: 'Share', id: 'Bagian' },
  'figures.all': { en: 'Show all {{count}}', id: 'Tampilkan semua ({{count}})' },
  'figures.fewer': { en: 'Show fewer', id: 'Tampilkan lebih sedikit' },
} as const satisfies Record<string, Text>
