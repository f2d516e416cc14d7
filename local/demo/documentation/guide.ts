import type { Text } from '@flou/shared/locale.ts'

export type Pair = readonly [en: string, id: string]
export type Block = string | Pair

export interface DemoChapter {
  title: Pair
  blocks: readonly Block[]
}

export interface DemoSample {
  language: string
  sample: string
  link?: string
}

export interface DemoGuide {
  product: string
  description: Pair
  overview: readonly DemoChapter[]
  guide: readonly DemoChapter[]
  samples: readonly DemoSample[]
  terms: readonly Block[]
  faqs: readonly (readonly [question: Pair, answer: Pair])[]
}

export const chapter = (title: Pair, ...blocks: readonly Block[]): DemoChapter => ({ title, blocks })

export const code = (...lines: readonly string[]): string => ['```', ...lines, '```'].join('\n')

export const textOf = ([en, id]: Pair): Text => ({ en, id })

export const notationOf = (blocks: readonly Block[]): Text => ({
  en: blocks.map((block) => (typeof block === 'string' ? block : block[0])).join('\n\n'),
  id: blocks.map((block) => (typeof block === 'string' ? block : block[1])).join('\n\n'),
})

export const availability = (share: string): Pair => [
  `Guaranteed availability is **${share.replace(',', '.')} %** a calendar month, measured each minute from three places outside our network.\n\n| Measured below | Credit on the next invoice |\n| ${share.replace(',', '.')} % | 10 % |\n| 99.0 % | 30 % |\n| 95.0 % | 100 % |`,
  `Ketersediaan yang dijamin adalah **${share} %** per bulan kalender, diukur setiap menit dari tiga tempat di luar jaringan kami.\n\n| Terukur di bawah | Kredit pada tagihan berikutnya |\n| ${share} % | 10 % |\n| 99,0 % | 30 % |\n| 95,0 % | 100 % |`,
]
