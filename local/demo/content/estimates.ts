import type { Language } from '@flou/shared/locale.ts'

type DemoLine = readonly [product: string, pack: number, quantity: number]

export interface DemoEstimate {
  daysAgo: number
  language: Language
  period: 'month' | 'year'
  name: string
  lines: readonly DemoLine[]
}

const estimate = (
  [daysAgo, language, period]: [number, Language, 'month' | 'year'],
  name: string,
  lines: readonly DemoLine[],
): DemoEstimate => ({ daysAgo, language, period, name, lines })

export const ESTIMATES: readonly DemoEstimate[] = [
  estimate([0, 'id', 'month'], 'Aplikasi kasir – produksi', [
    ['virtual-server', 2, 3],
    ['object-storage', 0, 1],
  ]),
  estimate([0, 'en', 'year'], 'Payment gateway, option B', [
    ['kubernetes', 1, 2],
    ['virtual-server', 4, 4],
    ['object-storage', 0, 2],
  ]),
  estimate([1, 'id', 'year'], 'Situs kampus', [['virtual-server', 1, 2]]),
  estimate([2, 'en', 'month'], '', [['gpu-server', 0, 1]]),
  estimate([3, 'id', 'month'], 'Pelatihan model bahasa', [
    ['gpu-server', 0, 2],
    ['object-storage', 0, 1],
  ]),
  estimate([5, 'en', 'month'], 'Staging', [
    ['virtual-server', 0, 5],
    ['kubernetes', 0, 1],
  ]),
  estimate([6, 'id', 'year'], 'Pemulihan bencana Surabaya', [
    ['virtual-server', 3, 6],
    ['object-storage', 0, 3],
  ]),
  estimate([8, 'id', 'month'], '', [['virtual-server', 0, 1]]),
  estimate([9, 'en', 'year'], 'Data platform 2027', [
    ['kubernetes', 2, 3],
    ['object-storage', 0, 10],
    ['virtual-server', 5, 2],
  ]),
  estimate([12, 'id', 'month'], 'Toko batik daring', [
    ['virtual-server', 1, 2],
    ['kubernetes', 0, 1],
  ]),
  estimate([14, 'en', 'month'], 'Move from our own racks', [
    ['virtual-server', 6, 12],
    ['object-storage', 0, 4],
  ]),
  estimate([17, 'id', 'year'], 'Sistem rekam medis', [
    ['virtual-server', 3, 4],
    ['object-storage', 0, 2],
  ]),
  estimate([19, 'id', 'month'], 'Uji beban', [['kubernetes', 1, 1]]),
  estimate([23, 'en', 'year'], '', [
    ['virtual-server', 2, 8],
    ['gpu-server', 0, 1],
  ]),
  estimate([27, 'id', 'month'], 'Arsip video', [['object-storage', 0, 25]]),
  estimate([34, 'en', 'month'], 'Proof of concept', [['virtual-server', 0, 2]]),
  estimate([41, 'id', 'year'], 'ERP cabang', [
    ['virtual-server', 4, 3],
    ['kubernetes', 0, 1],
  ]),
]
