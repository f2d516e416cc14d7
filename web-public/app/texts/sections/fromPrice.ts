import type { Texts } from '@flou/shared/texts/translator.ts'

export const fromPriceTexts = {
  from: { en: 'From', id: 'Mulai' },
  hour: { en: '/ hour', id: '/ jam' },
  month: { en: '/ month', id: '/ bulan' },
  onRequest: { en: 'Price on request', id: 'Harga sesuai permintaan' },
  tax: { en: 'plus tax', id: 'belum termasuk pajak' },
} as const satisfies Texts
