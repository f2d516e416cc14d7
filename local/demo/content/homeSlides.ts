import { pathTo } from '@flou/shared/paths.ts'
import type { Text } from '@flou/shared/locale.ts'
import type { SceneName } from '../art/scenes.ts'
import { both, look, type ButtonSpec } from '../wire.ts'
import type { DemoRecord } from '../record.ts'

interface Slide {
  key: string
  scene: Extract<SceneName, 'datacentre' | 'archipelago' | 'accelerators' | 'guarded'>
  title: Text
  description: Text
  buttons: readonly ButtonSpec[]
}

const TALK: ButtonSpec = {
  title: { en: 'Talk to us', id: 'Hubungi kami' },
  href: pathTo('contactForm'),
  look: 'plain',
}

const slides: readonly Slide[] = [
  {
    key: 'home',
    scene: 'datacentre',
    title: { en: 'The cloud that is at home in Indonesia', id: 'Cloud yang berumah di Indonesia' },
    description: {
      en: 'Servers, storage, databases and networks in Jakarta, Surabaya and Singapore. Billed in rupiah, by the hour, with people who answer in your language.',
      id: 'Server, penyimpanan, basis data, dan jaringan di Jakarta, Surabaya, dan Singapura. Ditagih dalam rupiah per jam, dengan tim yang menjawab dalam bahasa Anda.',
    },
    buttons: [{ title: { en: 'See why Flou', id: 'Kenali Flou' }, href: pathTo('introduction') }, TALK],
  },
  {
    key: 'surabaya',
    scene: 'archipelago',
    title: { en: 'Surabaya now has three zones', id: 'Surabaya kini punya tiga zona' },
    description: {
      en: 'Run your systems close to eastern Indonesia and survive the loss of a whole building, without leaving the country.',
      id: 'Jalankan sistem lebih dekat ke Indonesia timur dan tetap hidup walau satu gedung padam, tanpa keluar dari negeri sendiri.',
    },
    buttons: [
      {
        title: { en: 'Read the story', id: 'Baca beritanya' },
        href: pathTo('news', 'surabaya-third-availability-zone'),
      },
      {
        title: { en: 'Our regions', id: 'Region kami' },
        href: pathTo('customPage', 'regions'),
        look: 'plain',
      },
    ],
  },
  {
    key: 'gpu',
    scene: 'accelerators',
    title: { en: 'Train models by the hour', id: 'Latih model AI per jam' },
    description: {
      en: 'GPU instances that start in two minutes and stop costing when you stop them. No queue, no yearly contract.',
      id: 'Instans GPU yang siap dalam dua menit dan berhenti menagih begitu dimatikan. Tanpa antrean, tanpa kontrak tahunan.',
    },
    buttons: [
      {
        title: { en: 'How it works', id: 'Cara kerjanya' },
        href: pathTo('news', 'gpu-instances-by-the-hour'),
      },
      { title: { en: 'See prices', id: 'Lihat harga' }, href: pathTo('pricing'), look: 'plain' },
    ],
  },
  {
    key: 'security',
    scene: 'guarded',
    title: { en: 'Security that auditors can read', id: 'Keamanan yang mudah diaudit' },
    description: {
      en: 'Encrypted by default, keys in your hands, every change on record. Prepared for the personal data protection law.',
      id: 'Terenkripsi sejak awal, kunci di tangan Anda, setiap perubahan tercatat. Siap untuk Undang-Undang Pelindungan Data Pribadi.',
    },
    buttons: [
      {
        title: { en: 'What the law asks', id: 'Apa kata undang-undang' },
        href: pathTo('news', 'personal-data-law-checklist'),
      },
      {
        title: { en: 'Our service level', id: 'Tingkat layanan kami' },
        href: pathTo('customPage', 'service-level-agreement'),
        look: 'plain',
      },
    ],
  },
]

export const HOME_SLIDES: readonly DemoRecord[] = slides.map(
  ({ key, scene, title, description, buttons }, index) => ({
    type: 'homeCarousel',
    key,
    body: (ids) => ({
      order: index + 1,
      mediaId: ids.picture(`${scene}-hero`),
      mediaMobileId: ids.picture(`${scene}-mobile`),
      customProperty: look({ buttons }),
      contents: both({
        id: { title: title.id, description: description.id },
        en: { title: title.en, description: description.en },
      }),
    }),
  }),
)
