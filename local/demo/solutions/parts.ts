import { pathTo, REGISTER_PATH } from '@flou/shared/paths.ts'
import type { Text } from '@flou/shared/locale.ts'
import { cards, heading, type CardSpec } from '../block.ts'
import type { PictureName } from '../pictures.ts'
import { look, type ButtonSpec, type DemoIds } from '../wire.ts'
import type { DemoSolution } from './solution.ts'

interface SolutionPart {
  title: Text
  text: Text
  picture?: PictureName
  items?: readonly CardSpec[]
  buttons?: readonly ButtonSpec[]
}

export const solutionPart = (ids: DemoIds, { title, text, picture, items = [], buttons }: SolutionPart) => ({
  mediaId: picture ? ids.picture(picture) : 0,
  mobileMediaId: picture ? ids.picture(picture) : 0,
  customProperty: look({ buttons: buttons ?? [] }),
  items: cards(ids, items),
  contents: heading(title, text),
})

export const CALCULATE: ButtonSpec = {
  title: { en: 'See all prices', id: 'Lihat semua harga' },
  href: pathTo('pricing'),
}

export const DELIVERED: readonly CardSpec[] = [
  {
    title: { en: 'A drawing', id: 'Gambar rancangan' },
    content: {
      en: 'Every part, every line, and why it is there.',
      id: 'Setiap bagian, setiap jalur, beserta alasannya.',
    },
  },
  {
    title: { en: 'A template', id: 'Templat' },
    content: {
      en: 'Terraform that builds it in your project within an hour.',
      id: 'Terraform yang membangunnya di proyek Anda dalam satu jam.',
    },
  },
  {
    title: { en: 'An architect', id: 'Arsitek' },
    content: {
      en: 'Somebody who has built it before, for the first month.',
      id: 'Orang yang pernah membangunnya, selama bulan pertama.',
    },
  },
]

const ROW = 3
const SOON: CardSpec = {
  title: { en: 'Running within a week', id: 'Berjalan dalam seminggu' },
  content: {
    en: 'With the template, and an architect beside you.',
    id: 'Dengan templat, dan arsitek di samping Anda.',
  },
  picture: 'icon-support',
}

export const gainsOf = ({ en, id, icons }: DemoSolution): CardSpec[] => [
  ...en.gains.map(([title, content], index) => {
    const [titleId, contentId] = id.gains[index] ?? [title, content]
    return {
      title: { en: title, id: titleId },
      content: { en: content, id: contentId },
      picture: `icon-${icons[index] ?? 'certificate'}` as const,
    }
  }),
  ...(en.gains.length < ROW ? [SOON] : []),
]

export const STORIES: Record<'title' | 'text', Text> = {
  title: { en: 'What others made of it', id: 'Hasil pelanggan lain' },
  text: {
    en: 'Customers tell what changed, with their own numbers.',
    id: 'Pelanggan bercerita apa yang berubah, dengan angka mereka sendiri.',
  },
}

export const callToAction = (ids: DemoIds, title: Text, picture: PictureName) =>
  solutionPart(ids, {
    title,
    text: {
      en: 'Begin with Rp500,000 of credit, or talk to an architect first.',
      id: 'Mulai dengan kredit Rp500.000, atau berbincang dulu dengan arsitek kami.',
    },
    picture,
    buttons: [
      { title: { en: 'Get started', id: 'Mulai' }, href: REGISTER_PATH },
      { title: { en: 'Talk to us', id: 'Hubungi kami' }, href: pathTo('contactUs'), look: 'plain' },
    ],
  })
