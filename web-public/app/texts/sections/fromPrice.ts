import type { Texts } from '@flou/shared/texts/translator.ts'

export const fromPriceTexts = {
  from: { en: 'From', id: 'Mulai' },
  in: { en: 'in {{region}}', id: 'di {{region}}' },
  onRequest: { en: 'Price on request', id: 'Harga sesuai permintaan' },
  tax: { en: 'plus tax', id: 'belum termasuk pajak' },
} as const satisfies Texts
