import { COMPANIES, type CompanyKey } from '../companies.ts'
import type { DemoRecord } from '../record.ts'
import { both } from '../wire.ts'

/** Company, what it adds in English and in Indonesian. */
type Partner = readonly [key: CompanyKey, en: string, id: string]

const TECH: readonly Partner[] = [
  [
    'kernelia',
    'Enterprise Linux with patches that need no restart.',
    'Linux perusahaan dengan pembaruan tanpa mulai ulang.',
  ],
  ['datasphere', 'Data platform for reports and data science.', 'Platform data untuk laporan dan ilmu data.'],
  [
    'gardatech',
    'Next-generation firewalls as virtual servers.',
    'Firewall generasi baru sebagai server virtual.',
  ],
  ['vortexdb', 'Distributed SQL over several regions.', 'SQL terdistribusi di beberapa region.'],
  ['observo', 'Traces and profiles of applications.', 'Jejak dan profil aplikasi.'],
  ['cadangin', 'Backup of offices and software services.', 'Pencadangan kantor dan layanan perangkat lunak.'],
  ['lumensoft', 'Enterprise resource planning, ready to run.', 'ERP siap pakai.'],
  ['tensorika', 'Tools for training large models.', 'Perangkat untuk melatih model besar.'],
  ['jalurnet', 'Lines between 60 cities in Indonesia.', 'Jalur antara 60 kota di Indonesia.'],
  [
    'identika',
    'Checks of identity with face and document.',
    'Pemeriksaan identitas dengan wajah dan dokumen.',
  ],
  ['pakarmail', 'Mail and calendar for companies.', 'Surel dan kalender untuk perusahaan.'],
  ['meshwork', 'Service mesh with support for banks.', 'Service mesh dengan dukungan untuk perbankan.'],
]

const BUSINESS: readonly Partner[] = [
  [
    'solusi-prima',
    'Moves and runs systems of the public sector in Jakarta.',
    'Memindahkan dan mengelola sistem sektor publik di Jakarta.',
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
  ],
  ['sinar-data', 'Data warehouses and reports for retail.', 'Gudang data dan laporan untuk ritel.'],
  [
    'karya-aman',
    'Security audits and a centre that watches day and night.',
    'Audit keamanan dan pusat pemantauan siang malam.',
  ],
  ['nusa-teknologi', 'Software houses under one contract.', 'Rumah perangkat lunak dalam satu kontrak.'],
  ['timur-raya', 'Partner for Sulawesi, Maluku and Papua.', 'Mitra untuk Sulawesi, Maluku, dan Papua.'],
  [
    'optima-sehat',
    'Hospital systems with SATUSEHAT connected.',
    'Sistem rumah sakit yang terhubung SATUSEHAT.',
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
  ],
]

const records = (type: string, partners: readonly Partner[], addressOf: (key: string) => object) =>
  partners.map(([key, en, id], index): DemoRecord => ({
    type,
    key,
    body: (ids) => ({
      mediaId: ids.picture(`brand-${key}`),
      ...addressOf(key),
      order: index + 1,
      contents: both({
        en: { title: COMPANIES[key], description: en },
        id: { title: COMPANIES[key], description: id },
      }),
    }),
  }))

export const SPONSORS: readonly CompanyKey[] = [...TECH, ...BUSINESS].map(([key]) => key)
export const TECH_PARTNERS = records('techPartner', TECH, (key) => ({ url: `https://${key}.example` }))
export const BUSINESS_PARTNERS = records('businessPartner', BUSINESS, () => ({}))
