import { pathTo } from '@flou/shared/paths.ts'
import type { Text } from '@flou/shared/locale.ts'
import type { PictureName } from '../../pictures.ts'
import type { MenuGroup, MenuLink, OpeningMenu } from './menuSpec.ts'

const text = (en: string, id: string): Text => ({ en, id })

const link = (href: string, picture: PictureName, [title, description]: readonly [Text, Text]): MenuLink => ({
  href,
  picture,
  title,
  description,
})

const COMPUTE: readonly MenuGroup[] = [
  {
    title: text('Servers', 'Server'),
    href: pathTo('productGroup', 'servers'),
    links: [
      link(pathTo('product', 'virtual-server'), 'icon-compute', [
        text('Virtual Server', 'Virtual Server'),
        text('Virtual machines, billed by the hour', 'Server virtual per jam'),
      ]),
      link(pathTo('product', 'gpu-server'), 'icon-gpu', [
        text('GPU Server', 'GPU Server'),
        text('Accelerators for training and inference', 'Akselerator untuk pelatihan dan inferensi'),
      ]),
    ],
  },
  {
    title: text('Containers', 'Kontainer'),
    href: pathTo('productGroup', 'orchestration'),
    links: [
      link(pathTo('product', 'kubernetes'), 'icon-containers', [
        text('Kubernetes Engine', 'Kubernetes Engine'),
        text('Clusters we run for you', 'Klaster yang kami kelola'),
      ]),
      link(pathTo('product', 'container-registry'), 'icon-storage', [
        text('Container Registry', 'Container Registry'),
        text('Private images, scanned for vulnerabilities', 'Image privat yang dipindai celahnya'),
      ]),
    ],
  },
]

const STORAGE: readonly MenuGroup[] = [
  {
    title: text('Storage', 'Penyimpanan'),
    href: pathTo('productGroup', 'primary'),
    links: [
      link(pathTo('product', 'object-storage'), 'icon-storage', [
        text('Object Storage', 'Object Storage'),
        text('Files of any size, hot to cold', 'Berkas ukuran apa pun, panas hingga dingin'),
      ]),
      link(pathTo('product', 'backup'), 'icon-backup', [
        text('Cloud Backup', 'Cloud Backup'),
        text('Backups that cannot be altered', 'Cadangan yang tak bisa diubah'),
      ]),
    ],
  },
  {
    title: text('Databases', 'Basis data'),
    href: pathTo('productGroup', 'relational'),
    links: [
      link(pathTo('product', 'postgresql'), 'icon-database', [
        text('Managed PostgreSQL', 'Managed PostgreSQL'),
        text('PostgreSQL and MySQL, managed', 'PostgreSQL dan MySQL terkelola'),
      ]),
    ],
  },
]

const NETWORK: readonly MenuGroup[] = [
  {
    title: text('Network', 'Jaringan'),
    href: pathTo('productGroup', 'delivery'),
    links: [
      link(pathTo('product', 'load-balancer'), 'icon-network', [
        text('Load Balancer', 'Load Balancer'),
        text('Spread traffic across your servers', 'Membagi trafik ke banyak server'),
      ]),
      link(pathTo('product', 'direct-connect'), 'icon-region', [
        text('Direct Connect', 'Direct Connect'),
        text('A private line into our regions', 'Jalur privat ke region kami'),
      ]),
    ],
  },
  {
    title: text('Security', 'Keamanan'),
    href: pathTo('productGroup', 'application-security'),
    links: [
      link(pathTo('product', 'ddos-protection'), 'icon-security', [
        text('DDoS Protection', 'DDoS Protection'),
        text('Always-on protection from attacks', 'Perlindungan dari serangan, selalu aktif'),
      ]),
      link(pathTo('product', 'key-management'), 'icon-certificate', [
        text('Key Management', 'Key Management'),
        text('Encryption keys in your hands', 'Kunci enkripsi di tangan Anda'),
      ]),
      link(pathTo('product', 'monitoring'), 'icon-insight', [
        text('Cloud Monitoring', 'Cloud Monitoring'),
        text('Metrics, logs and traces', 'Metrik, log, dan jejak'),
      ]),
    ],
  },
]

const PARTNERS: readonly MenuGroup[] = [
  {
    title: text('Programmes', 'Program'),
    href: pathTo('businessPartner', 'cloud'),
    links: [
      link(pathTo('businessPartner', 'cloud'), 'icon-price', [
        text('Business partners', 'Mitra bisnis'),
        text('Resell, refer and advise', 'Menjual kembali, merujuk, memberi saran'),
      ]),
      link(pathTo('techPartner', 'cloud'), 'icon-compute', [
        text('Technology partners', 'Mitra teknologi'),
        text('Bring your software to our platform', 'Bawa perangkat lunak Anda ke platform kami'),
      ]),
      link(pathTo('ebc'), 'icon-people', [
        text('Briefing centre', 'Pusat pengarahan'),
        text('A day with our architects', 'Sehari bersama arsitek kami'),
      ]),
    ],
  },
  {
    title: text('Community', 'Komunitas'),
    href: pathTo('community'),
    links: [
      link(pathTo('community'), 'icon-people', [
        text('Community', 'Komunitas'),
        text('Groups near you', 'Kelompok di dekat Anda'),
      ]),
    ],
  },
]

export const OPENING_MENUS: readonly OpeningMenu[] = [
  {
    key: 'whyFlou',
    title: text('Why Flou', 'Mengapa Flou'),
    href: pathTo('introduction'),
    sideTitle: text('Why Flou', 'Mengapa Flou'),
    sideDescription: text(
      'An Indonesian cloud, run by people you can call.',
      'Cloud Indonesia, dijalankan oleh tim yang bisa Anda telepon.',
    ),
    sideLink: { title: text('See why Flou', 'Kenali Flou'), href: pathTo('introduction') },
    bottomLink: {
      title: text('Talk to us', 'Hubungi kami'),
      description: text('Have a question?', 'Ada pertanyaan?'),
      href: pathTo('contactUs'),
    },
    subMenus: [
      {
        key: 'company',
        title: text('The company', 'Perusahaan'),
        contentTitle: text('Who we are', 'Siapa kami'),
        contentDescription: text(
          'Three regions, four hundred colleagues, one promise.',
          'Tiga region, empat ratus rekan kerja, satu janji.',
        ),
        href: pathTo('customPage', 'about-us'),
        links: [
          link(pathTo('customPage', 'about-us'), 'icon-people', [
            text('About us', 'Tentang kami'),
            text('How we began and where we are going', 'Awal mula dan arah kami'),
          ]),
          link(pathTo('customPage', 'regions'), 'icon-region', [
            text('Regions', 'Region'),
            text('Jakarta, Surabaya, Singapore', 'Jakarta, Surabaya, Singapura'),
          ]),
          link(pathTo('customPage', 'sustainability'), 'icon-leaf', [
            text('Sustainability', 'Keberlanjutan'),
            text('Power, water and what we report', 'Listrik, air, dan apa yang kami laporkan'),
          ]),
          link(pathTo('customPage', 'careers'), 'icon-education', [
            text('Careers', 'Karier'),
            text('Work with us', 'Bekerja bersama kami'),
          ]),
        ],
      },
      {
        key: 'learn',
        title: text('Learn and meet', 'Belajar dan bertemu'),
        contentTitle: text('See for yourself', 'Lihat sendiri'),
        contentDescription: text(
          'What customers build, how it is done, and where to meet us.',
          'Apa yang dibangun pelanggan, bagaimana caranya, dan di mana menemui kami.',
        ),
        href: pathTo('resources'),
        links: [
          link(pathTo('customerStoryList'), 'icon-insight', [
            text('Customer stories', 'Kisah pelanggan'),
            text('Who builds on Flou, and why', 'Siapa yang memakai Flou, dan mengapa'),
          ]),
          link(pathTo('documentationStart'), 'icon-education', [
            text('Documentation', 'Dokumentasi'),
            text('First steps, guides and samples', 'Langkah pertama, panduan, dan contoh'),
          ]),
          link(pathTo('faq'), 'icon-support', [
            text('Questions and answers', 'Tanya jawab'),
            text('Billing, accounts, migration', 'Tagihan, akun, migrasi'),
          ]),
          link(pathTo('eventList'), 'icon-people', [
            text('Events', 'Acara'),
            text('Talks, workshops, Flou Day', 'Sesi, lokakarya, Flou Day'),
          ]),
          link(pathTo('specialOfferList'), 'icon-price', [
            text('Special offers', 'Penawaran khusus'),
            text('Deals, memberships, free trials', 'Promo, keanggotaan, uji coba gratis'),
          ]),
        ],
      },
      {
        key: 'trust',
        title: text('Trust', 'Kepercayaan'),
        contentTitle: text('Promises in writing', 'Janji secara tertulis'),
        contentDescription: text(
          'What we commit to, and what happens if we fail.',
          'Komitmen kami, dan apa yang terjadi bila kami gagal.',
        ),
        href: pathTo('securityCompliance'),
        links: [
          link(pathTo('securityCompliance'), 'icon-security', [
            text('Security and compliance', 'Keamanan dan kepatuhan'),
            text('Controls, audits, certificates', 'Kendali, audit, sertifikat'),
          ]),
          link(pathTo('customPage', 'service-level-agreement'), 'icon-certificate', [
            text('Service level', 'Tingkat layanan'),
            text('99.95% and credits when we miss it', '99,95% dan kredit bila meleset'),
          ]),
          link(pathTo('customPage', 'privacy'), 'icon-people', [
            text('Privacy', 'Privasi'),
            text('What we store, and for how long', 'Apa yang kami simpan, dan berapa lama'),
          ]),
          link(pathTo('support'), 'icon-support', [
            text('Support', 'Dukungan'),
            text('Engineers on call around the clock', 'Teknisi siaga sepanjang waktu'),
          ]),
        ],
      },
    ],
  },
  {
    key: 'products',
    title: text('Products', 'Produk'),
    href: pathTo('productList'),
    sideTitle: text('Products', 'Produk'),
    sideDescription: text(
      'Building blocks with one console and one bill in rupiah.',
      'Komponen dengan satu konsol dan satu tagihan dalam rupiah.',
    ),
    sideLink: { title: text('Calculate a price', 'Hitung harga'), href: pathTo('calculator') },
    bottomLink: {
      title: text('See all products', 'Lihat semua produk'),
      description: text('Looking for something else?', 'Mencari yang lain?'),
      href: pathTo('productList'),
    },
    subMenus: [
      {
        key: 'compute',
        title: text('Compute', 'Komputasi'),
        contentTitle: text('Compute', 'Komputasi'),
        contentDescription: text(
          'From one small server to a cluster of accelerators.',
          'Dari satu server kecil hingga klaster akselerator.',
        ),
        href: pathTo('productGroup', 'servers'),
        groups: COMPUTE,
      },
      {
        key: 'storage',
        title: text('Storage and databases', 'Penyimpanan dan basis data'),
        contentTitle: text('Storage and databases', 'Penyimpanan dan basis data'),
        contentDescription: text(
          'Kept three times over, restored to the second.',
          'Disimpan rangkap tiga, dipulihkan hingga hitungan detik.',
        ),
        href: pathTo('productGroup', 'primary'),
        groups: STORAGE,
      },
      {
        key: 'network',
        title: text('Network and security', 'Jaringan dan keamanan'),
        contentTitle: text('Network and security', 'Jaringan dan keamanan'),
        contentDescription: text(
          'Close to your visitors, closed to everyone else.',
          'Dekat dengan pengunjung, tertutup bagi yang lain.',
        ),
        href: pathTo('productGroup', 'delivery'),
        groups: NETWORK,
      },
    ],
  },
  {
    key: 'solution',
    title: text('Solutions', 'Solusi'),
    href: pathTo('solutionList'),
    sideTitle: text('Solutions', 'Solusi'),
    sideDescription: text(
      'Designs that have already passed their audits.',
      'Rancangan yang sudah lolos audit.',
    ),
    sideLink: { title: text('All solutions', 'Semua solusi'), href: pathTo('solutionList') },
    bottomLink: {
      title: text('Talk to an architect', 'Bicara dengan arsitek'),
      description: text('Don’t see your use case?', 'Kebutuhan Anda belum ada?'),
      href: pathTo('contactForm'),
    },
    subMenus: [
      {
        key: 'industry',
        title: text('By industry', 'Menurut industri'),
        contentTitle: text('Solutions by industry', 'Solusi untuk bidang Anda'),
        contentDescription: text(
          'We know the rules you work under.',
          'Kami memahami aturan yang Anda jalani.',
        ),
        href: pathTo('solutionList'),
        links: [
          link(pathTo('solution', 'financial-services'), 'icon-finance', [
            text('Financial services', 'Jasa keuangan'),
            text('Banks, insurers, payments', 'Bank, asuransi, pembayaran'),
          ]),
          link(pathTo('solution', 'retail'), 'icon-retail', [
            text('Retail', 'Ritel'),
            text('Shops, campaigns, deliveries', 'Toko, kampanye, pengiriman'),
          ]),
          link(pathTo('solution', 'healthcare'), 'icon-health', [
            text('Health', 'Kesehatan'),
            text('Hospitals and laboratories', 'Rumah sakit dan laboratorium'),
          ]),
          link(pathTo('solution', 'public-sector'), 'icon-government', [
            text('Public sector', 'Sektor publik'),
            text('Ministries and local government', 'Kementerian, provinsi, kota'),
          ]),
          link(pathTo('solution', 'education'), 'icon-education', [
            text('Education', 'Pendidikan'),
            text('Schools and universities', 'Sekolah dan universitas'),
          ]),
        ],
      },
      {
        key: 'useCase',
        title: text('By use case', 'Menurut kebutuhan'),
        contentTitle: text('Solutions by use case', 'Untuk apa yang ingin Anda capai'),
        contentDescription: text(
          'The four we are asked for most.',
          'Empat kebutuhan yang paling sering diminta.',
        ),
        href: pathTo('useCaseList'),
        links: [
          link(pathTo('useCase', 'cloud-migration'), 'icon-network', [
            text('Migration', 'Migrasi'),
            text('Move without downtime', 'Pindah tanpa menutup layanan'),
          ]),
          link(pathTo('useCase', 'disaster-recovery'), 'icon-backup', [
            text('Disaster recovery', 'Pemulihan bencana'),
            text('A second region that is ready', 'Region kedua yang selalu siap'),
          ]),
          link(pathTo('useCase', 'data-analytics'), 'icon-insight', [
            text('Analytics', 'Analitik'),
            text('Answers from all your data', 'Jawaban dari seluruh data Anda'),
          ]),
          link(pathTo('useCase', 'ai-training'), 'icon-gpu', [
            text('Machine learning', 'Pembelajaran mesin'),
            text('From the first model to production', 'Dari model pertama hingga produksi'),
          ]),
        ],
      },
    ],
  },
  {
    key: 'partners',
    title: text('Partners', 'Mitra'),
    href: pathTo('businessPartner', 'cloud'),
    sideTitle: text('Partners', 'Mitra'),
    sideDescription: text(
      'Grow with us: sell, build or teach.',
      'Tumbuh bersama kami: menjual, membangun, atau mengajar.',
    ),
    sideLink: {
      title: text('Partnership support', 'Dukungan kemitraan'),
      href: pathTo('partnershipSupport'),
    },
    bottomLink: {
      title: text('Become a partner', 'Jadi mitra'),
      description: text('Ready to grow with us?', 'Siap tumbuh bersama kami?'),
      href: pathTo('contactForm'),
    },
    content: {
      title: text('Two programmes, one community', 'Dua program, satu komunitas'),
      description: text(
        'Pick what fits your business, or meet the people near you.',
        'Pilih yang sesuai dengan usaha Anda, atau temui orang-orang di dekat Anda.',
      ),
      groups: PARTNERS,
    },
    subMenus: [],
  },
]

export const LINK_MENUS: readonly { key: string; href: string; title: Text }[] = [
  { key: 'pricing', href: pathTo('pricing'), title: text('Pricing', 'Harga') },
  { key: 'news', href: pathTo('newsList'), title: text('News', 'Berita') },
  { key: 'contact', href: pathTo('contactUs'), title: text('Contact Us', 'Hubungi Kami') },
]
