import type { DemoRecord } from '../record.ts'
import type { PictureName } from '../pictures.ts'
import { both } from '../wire.ts'

type Pair = readonly [en: string, id: string]

const titled = (title: Pair, more?: Readonly<Record<string, Pair>>) => {
  const extra = Object.entries(more ?? {})
  const texts = (index: 0 | 1) => ({
    title: title[index],
    ...Object.fromEntries(extra.map(([name, pair]) => [name, pair[index]])),
  })
  return both({ en: texts(0), id: texts(1) })
}

export const REGIONS: readonly DemoRecord[] = (
  [
    ['jakarta', 'Jakarta'],
    ['surabaya', 'Surabaya'],
    ['singapore', 'Singapore', 'Singapura'],
  ] as const
).map(([key, en, id = en], index) => ({
  type: 'region',
  key,
  body: () => ({ order: index + 1, contents: titled([en, id]) }),
}))

export const MILESTONES: readonly DemoRecord[] = (
  [
    [
      2014,
      'Founded in a garage in Bandung with four servers',
      'Berdiri di sebuah garasi di Bandung dengan empat server',
    ],
    [2015, 'The first hundred customers', 'Seratus pelanggan pertama'],
    [2017, 'Jakarta region opens with two zones', 'Region Jakarta dibuka dengan dua zona'],
    [2018, 'ISO 27001 certified', 'Tersertifikasi ISO 27001'],
    [2019, 'Managed Kubernetes, the first in the country', 'Kubernetes terkelola pertama di Indonesia'],
    [2020, 'Lessons for two million pupils at home', 'Pelajaran bagi dua juta murid di rumah'],
    [2021, 'Surabaya region opens', 'Region Surabaya dibuka'],
    [2022, 'The first bank runs its core with us', 'Bank pertama menjalankan core system bersama kami'],
    [2023, 'Half of our power is renewable', 'Separuh listrik kami terbarukan'],
    [2024, 'GPU servers in both regions', 'Server GPU di kedua region'],
    [2025, 'A ring of fibre through nine cities', 'Cincin serat optik di sembilan kota'],
    [2025, 'A third zone for Surabaya', 'Zona ketiga untuk Surabaya'],
    [2026, 'Singapore, the first region abroad', 'Singapura, region pertama di luar negeri'],
    [
      2026,
      'Six thousand customers, from one person to one ministry',
      'Enam ribu pelanggan, dari perorangan hingga kementerian',
    ],
  ] as const
).map(([year, en, id], index) => ({
  type: 'milestone',
  key: `${year}-${index}`,
  body: () => ({ year, contents: titled([en, id]) }),
}))

export const CERTIFICATES: readonly DemoRecord[] = (
  [
    [
      'iso-27001',
      'ISO/IEC 27001:2022',
      'Information security in all regions, offices and suppliers; an auditor from outside checks it each year.',
      'Keamanan informasi di semua region, kantor, dan pemasok; auditor dari luar memeriksanya tiap tahun.',
      'icon-certificate',
    ],
    [
      'iso-27017',
      'ISO/IEC 27017',
      'What is particular to clouds: who is responsible for what, and how customers are kept apart.',
      'Hal yang khas pada cloud: pembagian tanggung jawab dan pemisahan antarpelanggan.',
      'icon-network',
    ],
    [
      'iso-27018',
      'ISO/IEC 27018',
      'Personal data in a public cloud: processed only as you instruct, deleted when you say so.',
      'Data pribadi di cloud publik: diproses sesuai instruksi Anda, dihapus saat Anda meminta.',
      'icon-security',
    ],
    [
      'iso-22301',
      'ISO 22301',
      'Business continuity: each quarter one zone is switched off in earnest, and the report is yours to read.',
      'Kelangsungan bisnis: tiap kuartal satu zona benar-benar dimatikan, dan laporannya dapat Anda baca.',
      'icon-backup',
    ],
    [
      'pci-dss',
      'PCI DSS 4.0, level 1',
      'Card data may be stored, processed and passed on with our servers, networks and object storage.',
      'Data kartu boleh disimpan, diproses, dan diteruskan dengan server, jaringan, dan penyimpanan objek kami.',
      'icon-finance',
    ],
    [
      'soc-2',
      'SOC 2 Type II',
      'An independent auditor has watched security, availability and confidentiality for twelve months.',
      'Auditor independen mengamati keamanan, ketersediaan, dan kerahasiaan selama dua belas bulan.',
      'icon-insight',
    ],
    [
      'tier-iii',
      'Uptime Tier III',
      'Data centres in Jakarta and Surabaya in which every part can be maintained while all others run.',
      'Pusat data di Jakarta dan Surabaya yang setiap bagiannya bisa dirawat selagi bagian lain berjalan.',
      'icon-compute',
    ],
    [
      'pse',
      'PSE Komdigi',
      'Registered operator of electronic systems in Indonesia since our first region opened.',
      'Penyelenggara Sistem Elektronik terdaftar di Indonesia sejak region pertama kami dibuka.',
      'icon-government',
    ],
  ] as const satisfies readonly (readonly [string, string, string, string, PictureName])[]
).map(([key, name, en, id, picture], index) => ({
  type: 'securityCompliance',
  key,
  body: (ids) => ({
    mediaId: ids.picture(picture),
    link: `https://trust.flou.example/${key}`,
    order: index + 1,
    contents: titled([name, name], { description: [en, id] }),
  }),
}))

const COMMUNITY_SIGNS = {
  jakarta: 'icon-people',
  bandung: 'icon-containers',
  surabaya: 'icon-network',
  yogyakarta: 'icon-education',
  medan: 'icon-insight',
  makassar: 'icon-region',
  denpasar: 'icon-leaf',
  data: 'icon-database',
  women: 'icon-support',
  'open-source': 'icon-compute',
} as const satisfies Readonly<Record<string, PictureName>>

export const COMMUNITIES: readonly DemoRecord[] = (
  [
    [
      'jakarta',
      'Flou Jakarta',
      'skyline-card',
      true,
      'The oldest and largest group: each second Thursday three short talks, one from a beginner, and dinner. 900 members.',
      'Kelompok tertua dan terbesar: tiap Kamis kedua ada tiga sesi singkat, satu dari pemula, lalu makan malam. 900 anggota.',
    ],
    [
      'bandung',
      'Flou Bandung',
      'cluster-card',
      false,
      'Containers and coffee in Dago, each third Saturday.',
      'Kontainer dan kopi di Dago, tiap Sabtu ketiga.',
    ],
    [
      'surabaya',
      'Flou Surabaya',
      'region-card',
      false,
      'Network people of the east, from routing to radio.',
      'Pegiat jaringan dari timur, dari routing hingga radio.',
    ],
    [
      'yogyakarta',
      'Flou Jogja',
      'classroom-card',
      false,
      'Students and those who teach them, with a laboratory to try things in.',
      'Mahasiswa dan pengajarnya, dengan laboratorium untuk mencoba.',
    ],
    [
      'medan',
      'Flou Medan',
      'balancer-card',
      false,
      'Everything that can be automated, shown live and broken live.',
      'Semua yang bisa diotomatiskan, diperagakan langsung termasuk gagalnya.',
    ],
    [
      'makassar',
      'Flou Makassar',
      'archipelago-card',
      false,
      'Clouds over the sea: systems that work when the line does not.',
      'Awan di atas laut: sistem yang tetap bekerja saat jalur terputus.',
    ],
    [
      'denpasar',
      'Flou Bali',
      'region-card',
      false,
      'Remote teams and those who host them, in Denpasar and Ubud.',
      'Tim jarak jauh dan tuan rumahnya, di Denpasar dan Ubud.',
    ],
    [
      'data',
      'Flou Data Indonesia',
      'databases-card',
      false,
      'Databases, pipelines and models, online each month.',
      'Basis data, pipeline, dan model, daring setiap bulan.',
    ],
    [
      'women',
      'Perempuan di Cloud',
      'stage-card',
      true,
      'Mentors for women who begin or return: six months, one hour a week, and a network that stays.',
      'Mentor bagi perempuan yang memulai atau kembali: enam bulan, satu jam seminggu, dan jejaring yang bertahan.',
    ],
    [
      'open-source',
      'Flou Open Source',
      'codeToCloud-card',
      true,
      'Our provider for Terraform, the command line and the drivers: issues for a first contribution are marked.',
      'Provider Terraform, CLI, dan driver kami: isu untuk kontribusi pertama sudah ditandai.',
    ],
  ] as const satisfies readonly (readonly [string, string, PictureName, boolean, string, string])[]
).map(([key, name, picture, isHighlight, en, id]) => ({
  type: 'community',
  key,
  body: (ids) => ({
    mediaId: ids.picture(picture),
    logoId: ids.picture(COMMUNITY_SIGNS[key]),
    isHighlight,
    urlTitle: `@flou-${key}`,
    url: `https://community.flou.example/${key}`,
    contents: titled([name, name], { description: [en, id] }),
  }),
}))
