import { pathTo } from '@flou/shared/paths.ts'
import type { Text } from '@flou/shared/locale.ts'
import type { PictureName } from '../../pictures.ts'
import { both } from '../../wire.ts'
import type { DemoRecord } from '../../record.ts'

const slides: readonly { picture: PictureName; link: string; title: Text; description: Text }[] = [
  {
    picture: 'processor-card',
    link: pathTo('news', 'general-purpose-g4-instances'),
    title: { en: 'G4 instances', id: 'Instans G4' },
    description: {
      en: 'A third more work per core, at the price of the generation before.',
      id: 'Kinerja sepertiga lebih tinggi per inti, dengan harga generasi sebelumnya.',
    },
  },
  {
    picture: 'tiers-card',
    link: pathTo('news', 'object-storage-cold-tier'),
    title: { en: 'Cold tier for archives', id: 'Tingkat dingin untuk arsip' },
    description: {
      en: 'Ten years of documents for the price of one, and still there within minutes.',
      id: 'Dokumen sepuluh tahun seharga satu tahun, dan tetap bisa diambil dalam hitungan menit.',
    },
  },
  {
    picture: 'savings-card',
    link: pathTo('news', 'five-ways-to-lower-your-cloud-bill'),
    title: { en: 'Pay for what you use', id: 'Bayar sesuai pemakaian' },
    description: {
      en: 'Five habits that lower a cloud bill by a quarter, without touching the software.',
      id: 'Lima kebiasaan yang memangkas tagihan cloud seperempatnya tanpa mengubah aplikasi.',
    },
  },
  {
    picture: 'classroom-card',
    link: pathTo('news', 'cloud-scholarship-vocational-schools'),
    title: { en: 'Learn with us', id: 'Belajar bersama kami' },
    description: {
      en: 'Five hundred places for pupils of vocational schools, from Aceh to Papua.',
      id: 'Lima ratus tempat untuk siswa SMK, dari Aceh sampai Papua.',
    },
  },
]

export const SLIDES: readonly DemoRecord[] = slides.map(({ picture, link, title, description }, index) => ({
  type: 'slider',
  key: link,
  body: (ids) => ({
    mediaId: ids.picture(picture),
    link,
    order: index + 1,
    contents: both({
      id: { title: title.id, description: description.id },
      en: { title: title.en, description: description.en },
    }),
  }),
}))
