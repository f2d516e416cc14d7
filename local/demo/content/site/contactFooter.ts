import { pathTo } from '@flou/shared/paths.ts'
import { richText } from '../../richText.ts'
import { both, look, ordered } from '../../wire.ts'
import type { DemoSection } from '../../record.ts'

const LINKS = [
  {
    url: 'tel:+62215550128',
    id: { name: 'Telepon', value: '021 5550 128' },
    en: { name: 'Telephone', value: '+62 21 5550 128' },
  },
  {
    url: 'mailto:hello@flou.example',
    id: { name: 'Email', value: 'hello@flou.example' },
    en: { name: 'E-mail', value: 'hello@flou.example' },
  },
  {
    url: pathTo('feedback'),
    id: { name: 'Laporkan kendala', value: '24 jam, setiap hari' },
    en: { name: 'Report a problem', value: 'At any hour, every day' },
  },
  {
    url: pathTo('contactForm'),
    id: { name: 'Tim penjualan', value: 'Senin–Jumat, 08.00–18.00 WIB' },
    en: { name: 'Sales', value: 'Monday to Friday, 8:00–18:00 Jakarta time' },
  },
] as const

const LEGAL = {
  id: `PT Flou Awan Nusantara, Menara Arus Lantai 18, Jalan Kanal Biru Kav. 7, Jakarta Selatan 12190. Terdaftar sebagai Penyelenggara Sistem Elektronik (PSE) lingkup privat di Kementerian Komunikasi dan Digital dengan nomor 000000.01/DJAI.PSE/03/2022.

Pengaduan pelanggan: [pengaduan@flou.example](mailto:pengaduan@flou.example), [021 5550 128](tel:+62215550128). Pengaduan konsumen: Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan Republik Indonesia.`,
  en: `PT Flou Awan Nusantara, Menara Arus, 18th floor, Jalan Kanal Biru Kav. 7, South Jakarta 12190, Indonesia. Registered as a private electronic system operator (PSE) with the Ministry of Communication and Digital Affairs, number 000000.01/DJAI.PSE/03/2022.

Customer complaints: [pengaduan@flou.example](mailto:pengaduan@flou.example), [+62 21 5550 128](tel:+62215550128). Consumer complaints: Directorate General of Consumer Protection and Trade Compliance, Ministry of Trade of the Republic of Indonesia.`,
} as const

export const CONTACT_FOOTER_SECTIONS: readonly DemoSection[] = [
  {
    type: 'contactFooter.cta',
    body: () => ({
      customProperty: look({
        buttons: [{ title: { en: 'Contact us', id: 'Hubungi kami' }, href: pathTo('contactUs') }],
      }),
      contents: both({
        id: { name: 'Ada pertanyaan?', value: 'Kami menjawab dalam satu hari kerja.' },
        en: { name: 'Any questions?', value: 'We answer within one working day.' },
      }),
    }),
  },
  {
    type: 'contactFooter.address',
    body: () => ({
      contents: both({
        id: {
          value: richText(`**PT Flou Awan Nusantara**

Menara Arus Lantai 18, Jalan Kanal Biru Kav. 7, Jakarta Selatan 12190, Indonesia

Senin–Jumat, 08.00–18.00 WIB`),
          legal: richText(LEGAL.id),
        },
        en: {
          value: richText(`**PT Flou Awan Nusantara**

Menara Arus, 18th floor, Jalan Kanal Biru Kav. 7, South Jakarta 12190, Indonesia

Monday to Friday, 8:00–18:00 Jakarta time`),
          legal: richText(LEGAL.en),
        },
      }),
    }),
  },
  {
    type: 'contactFooter.sideLink',
    body: () => ({
      items: ordered(
        LINKS.map(({ url, id, en }) => ({
          url,
          customProperty: look(),
          contents: both<{ name: string; value: string }>({ id, en }),
        })),
      ),
    }),
  },
]
