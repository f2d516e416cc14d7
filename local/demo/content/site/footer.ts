import { pathTo } from '@flou/shared/paths.ts'
import type { Text } from '@flou/shared/locale.ts'
import type { PictureName } from '../../pictures.ts'
import { both, look, ordered } from '../../wire.ts'
import { heading } from '../../block.ts'
import type { DemoRecord, DemoSection } from '../../record.ts'

type Link = readonly [href: string, en: string, id: string]

const groups: readonly { key: string; title: Text; links: readonly Link[] }[] = [
  {
    key: 'products',
    title: { en: 'Products', id: 'Produk' },
    links: [
      [pathTo('product', 'virtual-server'), 'Compute', 'Komputasi'],
      [pathTo('product', 'kubernetes'), 'Kubernetes', 'Kubernetes'],
      [pathTo('product', 'object-storage'), 'Object storage', 'Penyimpanan objek'],
      [pathTo('product', 'postgresql'), 'Managed database', 'Basis data terkelola'],
      [pathTo('product', 'gpu-server'), 'GPU', 'GPU'],
      [pathTo('productList'), 'All products', 'Semua produk'],
    ],
  },
  {
    key: 'solutions',
    title: { en: 'Solutions', id: 'Solusi' },
    links: [
      [pathTo('solution', 'financial-services'), 'Financial services', 'Jasa keuangan'],
      [pathTo('solution', 'retail'), 'Retail', 'Ritel'],
      [pathTo('solution', 'healthcare'), 'Health', 'Kesehatan'],
      [pathTo('solution', 'public-sector'), 'Public sector', 'Sektor publik'],
      [pathTo('useCase', 'disaster-recovery'), 'Disaster recovery', 'Pemulihan bencana'],
    ],
  },
  {
    key: 'resources',
    title: { en: 'Resources', id: 'Sumber daya' },
    links: [
      [pathTo('documentationStart'), 'Documentation', 'Dokumentasi'],
      [pathTo('calculator'), 'Price calculator', 'Kalkulator harga'],
      [pathTo('newsList'), 'News', 'Berita'],
      [pathTo('eventList'), 'Events', 'Acara'],
      [pathTo('customerStoryList'), 'Customer stories', 'Kisah pelanggan'],
      [pathTo('specialOfferList'), 'Special offers', 'Penawaran khusus'],
      [pathTo('faq'), 'Questions and answers', 'Tanya jawab'],
      [pathTo('support'), 'Support', 'Dukungan'],
      ['https://status.flou.example/', 'Service status', 'Status layanan'],
    ],
  },
  {
    key: 'company',
    title: { en: 'Company', id: 'Perusahaan' },
    links: [
      [pathTo('introduction'), 'Why Flou', 'Mengapa Flou'],
      [pathTo('customPage', 'about-us'), 'About us', 'Tentang kami'],
      [pathTo('customPage', 'regions'), 'Regions', 'Region'],
      [pathTo('customPage', 'careers'), 'Careers', 'Karier'],
      [pathTo('customPage', 'sustainability'), 'Sustainability', 'Keberlanjutan'],
      [pathTo('businessPartner', 'cloud'), 'Partners', 'Mitra'],
      [pathTo('contactUs'), 'Contact us', 'Hubungi kami'],
    ],
  },
  {
    key: 'legal',
    title: { en: 'Trust', id: 'Kepercayaan' },
    links: [
      [pathTo('securityCompliance'), 'Security', 'Keamanan'],
      [pathTo('customPage', 'service-level-agreement'), 'Service level', 'Tingkat layanan'],
      [pathTo('customPage', 'privacy'), 'Privacy', 'Privasi'],
      [pathTo('customPage', 'cookies'), 'Cookies', 'Kuki'],
      [pathTo('customPage', 'terms-of-service'), 'Terms of service', 'Ketentuan layanan'],
      [pathTo('customPage', 'acceptable-use'), 'Acceptable use', 'Penggunaan wajar'],
      [pathTo('customPage', 'responsible-disclosure'), 'Report a vulnerability', 'Laporkan celah'],
      [pathTo('customPageList'), 'All pages', 'Semua halaman'],
    ],
  },
]

export const FOOTER_GROUPS: readonly DemoRecord[] = groups.map(({ key, title, links }, index) => ({
  type: 'footer',
  key,
  body: () => ({
    order: index + 1,
    items: ordered(
      links.map(([url, en, id]) => ({ url, contents: both({ id: { title: id }, en: { title: en } }) })),
    ),
    contents: both({ id: { title: title.id, content: '' }, en: { title: title.en, content: '' } }),
  }),
}))

const NETWORKS: readonly { picture: PictureName; url: string; title: Text }[] = [
  {
    picture: 'social-career',
    url: 'https://career.flou.example/flou-cloud',
    title: { en: 'Careers network', id: 'Jejaring karier' },
  },
  {
    picture: 'social-photo',
    url: 'https://photo.flou.example/flou-cloud',
    title: { en: 'Photos', id: 'Galeri foto' },
  },
  {
    picture: 'social-video',
    url: 'https://video.flou.example/flou-cloud',
    title: { en: 'Videos', id: 'Video dan sesi' },
  },
  {
    picture: 'social-post',
    url: 'https://post.flou.example/flou-cloud',
    title: { en: 'Social updates', id: 'Kabar singkat' },
  },
  {
    picture: 'social-code',
    url: 'https://code.flou.example/flou-cloud',
    title: { en: 'Open source', id: 'Kode terbuka' },
  },
]

const map = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`

const OFFICES: readonly { city: Text; address: Text; phone: string; at: readonly [number, number] }[] = [
  {
    city: { en: 'Jakarta (head office)', id: 'Jakarta (kantor pusat)' },
    address: {
      en: 'Menara Arus, 18th floor, Jalan Kanal Biru Kav. 7, South Jakarta 12190',
      id: 'Menara Arus Lantai 18, Jalan Kanal Biru Kav. 7, Jakarta Selatan 12190',
    },
    phone: '+62 21 5550 128',
    at: [-6.2297, 106.8295],
  },
  {
    city: { en: 'Surabaya', id: 'Surabaya' },
    address: {
      en: 'Gedung Muara, 4th floor, Jalan Dermaga Timur 21, Surabaya 60271',
      id: 'Gedung Muara Lantai 4, Jalan Dermaga Timur 21, Surabaya 60271',
    },
    phone: '+62 31 5550 146',
    at: [-7.2653, 112.7433],
  },
  {
    city: { en: 'Medan', id: 'Medan' },
    address: {
      en: 'Wisma Deli, 2nd floor, Jalan Tembakau 9, Medan 20112',
      id: 'Wisma Deli Lantai 2, Jalan Tembakau 9, Medan 20112',
    },
    phone: '+62 61 5550 173',
    at: [3.5896, 98.6739],
  },
  {
    city: { en: 'Singapore', id: 'Singapura' },
    address: {
      en: 'Straits Works, level 11, 3 Harbour Lane, Singapore 099254',
      id: 'Straits Works Lantai 11, 3 Harbour Lane, Singapura 099254',
    },
    phone: '+65 5550 1920',
    at: [1.2653, 103.8203],
  },
]

export const FOOTER_SECTIONS: readonly DemoSection[] = [
  {
    type: 'footer.offices',
    body: () => ({
      items: ordered(
        OFFICES.map(({ city, address, phone, at: [latitude, longitude] }) => ({
          phone,
          mapUrl: map(latitude, longitude),
          latitude,
          longitude,
          contents: both({
            id: { city: city.id, address: address.id },
            en: { city: city.en, address: address.en },
          }),
        })),
      ),
      contents: both({ id: { title: 'Kantor kami' }, en: { title: 'Our offices' } }),
    }),
  },
  {
    type: 'footer.cta',
    body: () => ({
      customProperty: look({
        buttons: [
          { title: { en: 'Get started', id: 'Mulai sekarang' }, href: pathTo('contactForm') },
          { title: { en: 'See prices', id: 'Lihat harga' }, href: pathTo('pricing'), look: 'plain' },
        ],
      }),
      contents: heading(
        { en: 'Your first server in a minute', id: 'Server pertama Anda dalam semenit' },
        {
          en: 'Start with Rp500,000 of credit, valid for 60 days. No card needed to look around.',
          id: 'Mulai dengan kredit Rp500.000 yang berlaku 60 hari. Tanpa kartu untuk sekadar melihat-lihat.',
        },
      ),
    }),
  },
  {
    type: 'footer.socialMedia',
    body: (ids) => ({
      items: ordered(
        NETWORKS.map(({ picture, url, title }) => ({
          url,
          mediaId: ids.picture(picture),
          customProperty: look(),
          contents: both({ id: { title: title.id }, en: { title: title.en } }),
        })),
      ),
    }),
  },
]
