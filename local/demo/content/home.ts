import { pathTo } from '@flou/shared/paths.ts'
import { both, look } from '../wire.ts'
import { cards, heading, type CardSpec } from '../block.ts'
import type { DemoSection } from '../record.ts'

const PRODUCTS: readonly CardSpec[] = [
  {
    title: { en: 'Compute', id: 'Komputasi' },
    content: {
      en: 'Virtual servers from one core to ninety-six, ready in less than a minute.',
      id: 'Server virtual dari satu hingga sembilan puluh enam inti, siap dalam kurang dari semenit.',
    },
    picture: 'icon-compute',
    href: pathTo('product', 'virtual-server'),
  },
  {
    title: { en: 'Kubernetes', id: 'Kubernetes' },
    content: {
      en: 'Clusters we run for you: control plane free of charge, updates without downtime.',
      id: 'Klaster yang kami kelola: control plane gratis, pembaruan tanpa henti layanan.',
    },
    picture: 'icon-containers',
    href: pathTo('product', 'kubernetes'),
  },
  {
    title: { en: 'Object storage', id: 'Penyimpanan objek' },
    content: {
      en: 'Files of any size, kept three times over, from hot to cold tier.',
      id: 'Berkas ukuran apa pun, disimpan rangkap tiga, dari tingkat panas hingga dingin.',
    },
    picture: 'icon-storage',
    href: pathTo('product', 'object-storage'),
  },
  {
    title: { en: 'Managed database', id: 'Basis data terkelola' },
    content: {
      en: 'PostgreSQL and MySQL with backups to any second of the last 35 days.',
      id: 'PostgreSQL dan MySQL dengan pemulihan ke detik mana pun dalam 35 hari terakhir.',
    },
    picture: 'icon-database',
    href: pathTo('product', 'postgresql'),
  },
  {
    title: { en: 'Load balancing', id: 'Penyeimbang beban' },
    content: {
      en: 'One address for all your servers, in one zone or across two regions.',
      id: 'Satu alamat untuk semua server Anda, dalam satu zona atau lintas region.',
    },
    picture: 'icon-network',
    href: pathTo('product', 'load-balancer'),
  },
  {
    title: { en: 'GPU', id: 'GPU' },
    content: {
      en: 'Accelerators by the hour for training, inference and rendering.',
      id: 'Akselerator per jam untuk pelatihan, inferensi, dan perenderan.',
    },
    picture: 'icon-gpu',
    href: pathTo('product', 'gpu-server'),
  },
  {
    title: { en: 'Backup', id: 'Pencadangan' },
    content: {
      en: 'Copies nobody can alter, in a second region, tested every week.',
      id: 'Salinan yang tak bisa diubah, di region kedua, diuji setiap minggu.',
    },
    picture: 'icon-backup',
    href: pathTo('product', 'backup'),
  },
  {
    title: { en: 'Monitoring', id: 'Pemantauan' },
    content: {
      en: 'Metrics, logs and traces in one place, with alarms that reach the right person.',
      id: 'Metrik, log, dan jejak di satu tempat, dengan alarm yang sampai ke orang yang tepat.',
    },
    picture: 'icon-insight',
    href: pathTo('product', 'monitoring'),
  },
]

const SECURITY: readonly CardSpec[] = [
  {
    title: { en: 'Data stays in Indonesia', id: 'Data tetap di Indonesia' },
    content: {
      en: 'You choose the region, and nothing leaves it unless you say so: no copy, no log, no backup.',
      id: 'Anda yang memilih region, dan tidak ada yang keluar tanpa izin Anda: salinan, log, maupun cadangan.',
    },
    picture: 'icon-region',
    href: pathTo('customPage', 'regions'),
  },
  {
    title: { en: 'Your keys, your decision', id: 'Kunci Anda, keputusan Anda' },
    content: {
      en: 'Everything is encrypted at rest. Bring your own keys and take them away again whenever you like.',
      id: 'Semua data tersimpan dalam keadaan terenkripsi. Bawa kunci sendiri dan cabut kapan saja.',
    },
    picture: 'icon-security',
    href: pathTo('news', 'bring-your-own-encryption-keys'),
  },
  {
    title: { en: 'Audited every year', id: 'Diaudit setiap tahun' },
    content: {
      en: 'Independent auditors examine our controls, and customers may read the reports under confidentiality.',
      id: 'Auditor independen memeriksa kendali kami, dan pelanggan boleh membaca laporannya dengan perjanjian kerahasiaan.',
    },
    picture: 'icon-certificate',
    href: pathTo('securityCompliance'),
  },
]

const STORIES: readonly CardSpec[] = [
  {
    title: { en: 'A rural bank opens accounts in six minutes', id: 'BPR buka rekening dalam enam menit' },
    content: {
      en: 'From a server under the counter to two regions, in eleven weekends and without a single closed branch.',
      id: 'Dari server di bawah meja teller ke dua region, dalam sebelas akhir pekan tanpa satu cabang pun tutup.',
    },
    picture: 'bank-card',
    href: pathTo('news', 'rural-bank-moves-core-system'),
  },
  {
    title: { en: 'Twelve times the traffic on 12.12', id: 'Trafik dua belas kali lipat saat 12.12' },
    content: {
      en: 'How online shops prepare for the busiest night of the year, and what it costs when capacity follows demand.',
      id: 'Cara toko daring bersiap untuk malam tersibuk dalam setahun, dan berapa biayanya bila kapasitas mengikuti permintaan.',
    },
    picture: 'shopfront-card',
    href: pathTo('news', 'online-shops-ready-for-1212'),
  },
  {
    title: { en: 'One patient record across nine islands', id: 'Satu rekam medis di sembilan pulau' },
    content: {
      en: 'A hospital group brought its records together and kept working when the undersea cable did not.',
      id: 'Grup rumah sakit menyatukan rekam medisnya dan tetap bekerja saat kabel bawah laut putus.',
    },
    picture: 'clinic-card',
    href: pathTo('news', 'patient-records-across-islands'),
  },
]

const REGIONS: readonly CardSpec[] = [
  {
    title: { en: 'Jakarta', id: 'Jakarta' },
    content: {
      en: 'Three zones · since 2017 · 1 ms between zones',
      id: 'Tiga zona · sejak 2017 · 1 ms antarzona',
    },
    href: pathTo('customPage', 'regions'),
  },
  {
    title: { en: 'Surabaya', id: 'Surabaya' },
    content: {
      en: 'Three zones · since 2021 · 12 ms to Jakarta',
      id: 'Tiga zona · sejak 2021 · 12 ms ke Jakarta',
    },
    href: pathTo('customPage', 'regions'),
  },
  {
    title: { en: 'Singapore', id: 'Singapura' },
    content: {
      en: 'Two zones · since 2026 · 14 ms to Jakarta',
      id: 'Dua zona · sejak 2026 · 14 ms ke Jakarta',
    },
    href: pathTo('customPage', 'regions'),
  },
]

export const HOME_SECTIONS: readonly DemoSection[] = [
  {
    type: 'home.product',
    body: (ids) => ({
      customProperty: look({
        buttons: [{ title: { en: 'All products', id: 'Semua produk' }, href: pathTo('productList') }],
      }),
      items: cards(ids, PRODUCTS),
      contents: heading(
        { en: 'Everything your systems need', id: 'Semua yang dibutuhkan sistem Anda' },
        {
          en: 'Building blocks that fit together, with one console, one bill and one number to call.',
          id: 'Komponen yang saling melengkapi, dengan satu konsol, satu tagihan, dan satu nomor untuk dihubungi.',
        },
      ),
    }),
  },
  {
    type: 'home.solution',
    body: () => ({
      customProperty: look({
        buttons: [
          { title: { en: 'Explore solutions', id: 'Jelajahi solusi' }, href: pathTo('solutionList') },
          {
            title: { en: 'Plan a migration', id: 'Rencanakan migrasi' },
            href: pathTo('news', 'from-monolith-to-containers'),
            look: 'plain',
          },
        ],
      }),
      contents: heading(
        { en: 'Made for the work you do', id: 'Dirancang untuk bidang Anda' },
        {
          en: `Banks need proof, shops need peaks, hospitals need calm. Our architects know the rules of your trade and bring designs that have already passed their audits.

- **Financial services**: two regions in the country, keys in your own module
- **Retail**: capacity that follows campaigns up and down
- **Health**: patient records that stay available when a line does not
- **Public sector**: data residency, in writing`,
          id: `Bank butuh bukti, toko butuh lonjakan, rumah sakit butuh ketenangan. Arsitek kami memahami aturan di bidang Anda dan membawa rancangan yang sudah lolos audit.

- **Jasa keuangan**: dua region di dalam negeri, kunci di modul Anda sendiri
- **Ritel**: kapasitas yang naik turun mengikuti kampanye
- **Kesehatan**: rekam medis tetap tersedia walau jaringan terputus
- **Sektor publik**: residensi data secara tertulis`,
        },
      ),
    }),
  },
  {
    type: 'home.securityCompliance',
    body: (ids) => ({
      mediaId: ids.picture('vault-card'),
      customProperty: look({
        buttons: [
          {
            title: { en: 'Security at Flou', id: 'Keamanan di Flou' },
            href: pathTo('securityCompliance'),
          },
        ],
      }),
      items: cards(ids, SECURITY),
      contents: heading(
        { en: 'Safe, and able to show it', id: 'Aman, dan bisa dibuktikan' },
        {
          en: 'Security is the first line of every design, not the last page of the contract.',
          id: 'Keamanan adalah baris pertama setiap rancangan, bukan halaman terakhir kontrak.',
        },
      ),
    }),
  },
  {
    type: 'home.successStory',
    body: (ids) => ({
      customProperty: look({
        buttons: [{ title: { en: 'More stories', id: 'Kisah lainnya' }, href: pathTo('newsList') }],
      }),
      items: cards(ids, STORIES),
      contents: heading(
        { en: 'What others made of it', id: 'Cerita dari para pengguna' },
        {
          en: 'Three kinds of business, three kinds of pressure, and what changed after the move.',
          id: 'Tiga jenis usaha, tiga macam tekanan, dan apa yang berubah setelah pindah.',
        },
      ),
    }),
  },
  {
    type: 'home.globalNetwork',
    body: (ids) => ({
      mediaId: ids.picture('archipelago-seo'),
      mobileMediaId: 0,
      customProperty: look({
        buttons: [
          {
            title: { en: 'Regions and latency', id: 'Region dan latensi' },
            href: pathTo('customPage', 'regions'),
          },
        ],
      }),
      items: cards(ids, REGIONS),
      contents: heading(
        { en: 'A network for an archipelago', id: 'Jaringan untuk negeri kepulauan' },
        {
          en: 'Three regions, eight zones and four separate cable routes: what one storm, one anchor or one digger can cut is never the only way.',
          id: 'Tiga region, delapan zona, dan empat jalur kabel terpisah: yang bisa diputus satu badai, satu jangkar, atau satu ekskavator tidak pernah menjadi satu-satunya jalan.',
        },
      ),
    }),
  },
  {
    type: 'home.ctaPromo',
    body: (ids) => ({
      mediaId: ids.picture('stage-promo'),
      mobileMediaId: ids.picture('stage-mobile'),
      customProperty: look({
        buttons: [
          {
            title: { en: 'Flou Day 2026: watch the talks', id: 'Flou Day 2026: tonton sesinya' },
            href: pathTo('news', 'flou-day-2026-recap'),
          },
        ],
      }),
    }),
  },
  {
    type: 'home.cta',
    body: (ids) => ({
      mediaId: ids.picture('dashboards-hero'),
      mobileMediaId: ids.picture('dashboards-mobile'),
      customProperty: look({
        buttons: [
          { title: { en: 'Talk to an architect', id: 'Bicara dengan arsitek' }, href: pathTo('contactForm') },
          {
            title: { en: 'Calculate a price', id: 'Hitung harga' },
            href: pathTo('calculator'),
            look: 'plain',
          },
        ],
      }),
      contents: heading(
        { en: 'Bring us your hardest system', id: 'Bawa sistem tersulit Anda' },
        {
          en: 'An hour with one of our architects costs nothing and ends with a drawing, a price and a list of risks.',
          id: 'Satu jam bersama arsitek kami tidak dipungut biaya dan berakhir dengan gambar rancangan, harga, serta daftar risiko.',
        },
      ),
    }),
  },
  {
    type: 'home.seo',
    body: (ids) => ({
      seoMediaId: ids.picture('datacentre-seo'),
      contents: both({
        id: {
          title: 'Flou Cloud: layanan cloud Indonesia',
          content:
            'Server, Kubernetes, penyimpanan, basis data, dan GPU di Jakarta, Surabaya, dan Singapura. Ditagih per jam dalam rupiah.',
        },
        en: {
          title: 'Flou Cloud: cloud services in Indonesia',
          content:
            'Servers, Kubernetes, storage, databases and GPUs in Jakarta, Surabaya and Singapore. Billed by the hour in rupiah.',
        },
      }),
    }),
  },
]
