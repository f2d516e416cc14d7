import { COMPANIES, type CompanyKey } from '../companies.ts'
import type { DemoRecord } from '../record.ts'
import { both } from '../wire.ts'

type Partner = readonly [key: CompanyKey, en: string, id: string, category?: string]

const TECH: readonly Partner[] = [
  [
    'kernelia',
    'Enterprise Linux with patches that need no restart, ready as an image in every region.',
    'Linux perusahaan dengan pembaruan tanpa mulai ulang, siap sebagai image di setiap region.',
    'compute',
  ],
  [
    'datasphere',
    'Data platform for reports and data science that reads straight from object storage.',
    'Platform data untuk laporan dan ilmu data yang membaca langsung dari object storage.',
    'data-and-ai',
  ],
  [
    'gardatech',
    'Next-generation firewalls as virtual servers, in pairs over two zones.',
    'Firewall generasi baru sebagai server virtual, berpasangan di dua zona.',
    'security',
  ],
  [
    'vortexdb',
    'Distributed SQL over several regions that keeps answering when one is gone.',
    'SQL terdistribusi di beberapa region yang tetap menjawab saat satu region padam.',
    'databases',
  ],
  [
    'observo',
    'Traces and profiles of applications, linked to the logs they belong to.',
    'Jejak dan profil aplikasi, terhubung dengan log terkait.',
    'operations',
  ],
  [
    'cadangin',
    'Backup of offices and software services, with restores that are rehearsed each month.',
    'Pencadangan kantor dan layanan perangkat lunak, dengan gladi pemulihan tiap bulan.',
    'storage',
  ],
  [
    'lumensoft',
    'Enterprise resource planning with Indonesian taxes and payroll, ready to run.',
    'ERP siap pakai dengan pajak dan penggajian Indonesia.',
  ],
  [
    'tensorika',
    'Tools for training large models on our accelerators, down to the last per cent.',
    'Perangkat untuk melatih model besar di akselerator kami hingga optimal.',
    'data-and-ai',
  ],
  [
    'jalurnet',
    'Lines between 60 cities in Indonesia, straight into our regions.',
    'Jalur antara 60 kota di Indonesia, langsung ke region kami.',
    'network',
  ],
  [
    'identika',
    'Checks of identity with face and document, registered with Dukcapil.',
    'Pemeriksaan identitas dengan wajah dan dokumen, terdaftar di Dukcapil.',
    'security',
  ],
  [
    'pakarmail',
    'Mail and calendar for companies, with data that stays in Jakarta.',
    'Surel dan kalender untuk perusahaan, dengan data yang tetap di Jakarta.',
  ],
  [
    'meshwork',
    'Service mesh for Kubernetes with support that banks accept.',
    'Service mesh untuk Kubernetes dengan dukungan yang diakui perbankan.',
    'containers',
  ],
]

const BUSINESS: readonly Partner[] = [
  [
    'solusi-prima',
    'Moves and runs systems of the public sector in Jakarta.',
    'Memindahkan dan mengelola sistem sektor publik di Jakarta.',
    'compute',
  ],
  [
    'mitra-awan',
    'Consulting and training for medium-sized companies.',
    'Konsultasi dan pelatihan untuk perusahaan menengah.',
  ],
  [
    'borneo-digital',
    'Everything about Kalimantan, from line to application.',
    'Segala kebutuhan di Kalimantan, dari jalur hingga aplikasi.',
    'network',
  ],
  [
    'sinar-data',
    'Data warehouses and reports for retail.',
    'Gudang data dan laporan untuk ritel.',
    'data-and-ai',
  ],
  [
    'karya-aman',
    'Security audits and a centre that watches day and night.',
    'Audit keamanan dan pusat pemantauan siang malam.',
    'security',
  ],
  [
    'nusa-teknologi',
    'Software houses under one contract.',
    'Rumah perangkat lunak dalam satu kontrak.',
    'containers',
  ],
  ['timur-raya', 'Partner for Sulawesi, Maluku and Papua.', 'Mitra untuk Sulawesi, Maluku, dan Papua.'],
  [
    'optima-sehat',
    'Hospital systems with SATUSEHAT connected.',
    'Sistem rumah sakit yang terhubung SATUSEHAT.',
    'databases',
  ],
  [
    'cipta-niaga',
    'Shops and marketplaces from the first sale on.',
    'Toko dan lokapasar sejak penjualan pertama.',
  ],
  [
    'arus-finansial',
    'Core banking and payments with OJK paperwork.',
    'Core banking dan pembayaran beserta dokumen OJK.',
    'databases',
  ],
]

const records = (type: string, partners: readonly Partner[], addressOf: (key: string) => object) =>
  partners.map(([key, en, id, category], index): DemoRecord => ({
    type,
    key,
    body: (ids) => ({
      mediaId: ids.picture(`brand-${key}`),
      ...addressOf(key),
      order: index + 1,
      productCategoryId: category === undefined ? 0 : ids.record('productCategory', category),
      contents: both({
        en: { title: COMPANIES[key], description: en },
        id: { title: COMPANIES[key], description: id },
      }),
    }),
  }))

export const SPONSORS: readonly CompanyKey[] = [...TECH, ...BUSINESS].map(([key]) => key)
export const TECH_PARTNERS = records('techPartner', TECH, (key) => ({ url: `https://${key}.example` }))
export const BUSINESS_PARTNERS = records('businessPartner', BUSINESS, () => ({}))
