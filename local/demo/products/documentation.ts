import type { Text } from '@flou/shared/locale.ts'
import type { DemoRecord } from '../record.ts'
import { heading } from '../block.ts'
import { richText } from '../richText.ts'
import { both, ordered } from '../wire.ts'
import { ALL_PRODUCTS } from './catalogue.ts'
import type { DemoProduct } from './product.ts'

/** Products whose documentation is in the demo. */
const DOCUMENTED = 18

const chapters = (rows: readonly (readonly [title: Text, text: Text])[]) =>
  ordered(rows.map(([title, text]) => ({ contents: heading(title, text) })))

const overview = ({ about, features }: DemoProduct) =>
  chapters([
    [{ en: 'Introduction', id: 'Pendahuluan' }, about],
    ...features.map(([en, id, textEn, textId]): [Text, Text] => [
      { en, id },
      { en: textEn, id: textId },
    ]),
  ])

const guide = ({ title }: DemoProduct) =>
  chapters([
    [
      { en: 'Before you begin', id: 'Sebelum memulai' },
      {
        en: 'You need:\n\n- an account with a verified way to pay\n- a project in which you are an operator\n- the command line `flou` 4.2 or newer',
        id: 'Anda memerlukan:\n\n- akun dengan metode pembayaran terverifikasi\n- proyek dengan peran operator\n- baris perintah `flou` versi 4.2 atau lebih baru',
      },
    ],
    [
      { en: `Create your first ${title.en}`, id: `Membuat ${title.id} pertama` },
      {
        en: '1. Open the console and choose your project.\n2. Choose **Create** and a region.\n3. Pick a size; the price appears beside it.\n4. Choose **Create now**. It is ready when the dot turns green.',
        id: '1. Buka konsol dan pilih proyek Anda.\n2. Pilih **Buat** dan sebuah region.\n3. Pilih ukuran; harganya tampil di sampingnya.\n4. Pilih **Buat sekarang**. Siap ketika titiknya menjadi hijau.',
      },
    ],
    [
      { en: 'Take it apart again', id: 'Menghapusnya kembali' },
      {
        en: 'Choose **Delete** in the menu of the resource. What is protected asks for its name first.',
        id: 'Pilih **Hapus** di menu sumber daya. Yang terlindungi meminta namanya lebih dulu.',
      },
    ],
  ])

const samplesOf = ({ key }: DemoProduct) => [
  {
    language: 'Shell',
    link: '',
    sample: `flou ${key} create --region jakarta --name first\nflou ${key} list --output table`,
  },
  {
    language: 'Python',
    link: '',
    sample: `from flou import Client\n\nclient = Client()\nresource = client.${key.replaceAll('-', '_')}.create(region="jakarta", name="first")\nprint(resource.status)`,
  },
  {
    language: 'Terraform',
    link: '',
    sample: `resource "flou_${key.replaceAll('-', '_')}" "first" {\n  region = "jakarta"\n  name   = "first"\n}`,
  },
]

const questionsOf = ({ title }: DemoProduct) => [
  {
    contents: both({
      en: {
        question: `In which regions is ${title.en}?`,
        answer: richText('In Jakarta and Surabaya. Singapore follows in the second quarter.'),
      },
      id: {
        question: `Di region mana ${title.id} tersedia?`,
        answer: richText('Di Jakarta dan Surabaya. Singapura menyusul pada kuartal kedua.'),
      },
    }),
  },
  {
    contents: both({
      en: {
        question: 'Is there a limit?',
        answer: richText('Twenty for each project; ask for more with two lines.'),
      },
      id: {
        question: 'Apakah ada batasnya?',
        answer: richText('Dua puluh per proyek; ajukan lebih cukup dengan dua baris.'),
      },
    }),
  },
]

const textsOf = ({ title, line, about }: DemoProduct, language: keyof Text) => ({
  description: line[language],
  seoTitle: `${title[language]}: ${language === 'en' ? 'documentation' : 'dokumentasi'}`,
  seoDescription: about[language],
})

export const DOCUMENTATION: readonly DemoRecord[] = ALL_PRODUCTS.filter(
  ({ isOnCalculator }) => isOnCalculator,
)
  .slice(0, DOCUMENTED)
  .map((product) => ({
    type: 'documentation',
    key: product.key,
    body: (ids) => ({
      productId: ids.record('product', product.key),
      slug: product.key,
      seoMediaId: ids.picture(product.picture),
      overview: overview(product),
      termsAndCondition: {
        contents: heading(
          { en: 'Terms', id: 'Ketentuan' },
          {
            en: 'The general terms hold. Availability is guaranteed as the product page says.',
            id: 'Berlaku ketentuan umum. Ketersediaan dijamin sesuai halaman produk.',
          },
        ),
      },
      guide: guide(product),
      samples: samplesOf(product),
      faqs: questionsOf(product),
      contents: both({ en: textsOf(product, 'en'), id: textsOf(product, 'id') }),
    }),
  }))
