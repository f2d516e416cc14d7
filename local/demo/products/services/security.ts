import type { DemoCategory } from '../product.ts'

export const security: DemoCategory = {
  key: 'security',
  title: 'Security',
  icon: 'icon-security',
  heading: { en: 'Safe, and able to show it', id: 'Aman, dan dapat dibuktikan' },
  about: {
    en: 'Walls, keys, identities and the reports that auditors ask for.',
    id: 'Dinding, kunci, identitas, dan laporan yang diminta auditor.',
  },
  groups: [
    {
      key: 'application-security',
      title: 'Application security',
      picture: 'storm-card',
      about: { en: 'Against attacks from outside.', id: 'Melawan serangan dari luar.' },
    },
    {
      key: 'identity-and-keys',
      title: 'Identity and keys',
      picture: 'keyring-card',
      about: { en: 'Who may do what, and with which key.', id: 'Siapa boleh apa, dan dengan kunci mana.' },
    },
  ],
  products: [
    {
      key: 'web-application-firewall',
      group: 'application-security',
      icon: 'icon-security',
      picture: 'guarded-card',
      title: { en: 'Web Application Firewall', id: 'Web Application Firewall' },
      line: {
        en: 'Stops attacks before they reach your code.',
        id: 'Menahan serangan sebelum mencapai kode Anda.',
      },
      about: {
        en: 'Reads each request for known attacks, bots and stolen passwords, and learns what is normal for your site.',
        id: 'Membaca setiap permintaan untuk mengenali serangan, bot, dan kata sandi curian, serta mempelajari pola normal situs Anda.',
      },
      features: [
        [
          'Rules of the day',
          'Aturan terbaru',
          'New attacks are known within hours.',
          'Serangan baru dikenali dalam hitungan jam.',
        ],
        [
          'Watch first',
          'Amati dulu',
          'See what a rule would stop before it does.',
          'Lihat dampak aturan sebelum diberlakukan.',
        ],
        ['Bots', 'Bot', 'Told apart without puzzles.', 'Dibedakan tanpa teka-teki.'],
      ],
      benefits: [
        ['On in minutes', 'Aktif dalam menit', 'No change to your servers.', 'Tanpa mengubah server Anda.'],
        ['PCI DSS 6.4', 'PCI DSS 6.4', 'Met with one report.', 'Terpenuhi dengan satu laporan.'],
      ],
      packages: 'security',
      from: 450_000,
      isOnCalculator: true,
    },
    {
      key: 'ddos-protection',
      group: 'application-security',
      icon: 'icon-security',
      picture: 'storm-card',
      title: { en: 'DDoS Protection', id: 'DDoS Protection' },
      line: { en: '1.2 Tbit/s of filter, on for everybody.', id: 'Penyaring 1,2 Tbit/s, aktif untuk semua.' },
      about: {
        en: 'The basic filter is free and always on. Advanced adds rules of your own, reports and people to call.',
        id: 'Penyaring dasar gratis dan selalu aktif. Tingkat lanjut menambah aturan sendiri, laporan, dan orang yang bisa dihubungi.',
      },
      features: [
        [
          'Three seconds',
          'Tiga detik',
          'From the first packet to the filter.',
          'Dari paket pertama sampai tersaring.',
        ],
        [
          'All layers',
          'Semua lapisan',
          'From floods to slow requests.',
          'Dari banjir hingga permintaan lambat.',
        ],
        [
          'Reports',
          'Laporan',
          'What came, from where, what was stopped.',
          'Apa yang datang, dari mana, dan apa yang ditahan.',
        ],
      ],
      benefits: [
        [
          'No surprise bill',
          'Tanpa tagihan kejutan',
          'Attack traffic is never charged.',
          'Lalu lintas serangan tidak pernah ditagih.',
        ],
        [
          'People',
          'Manusia',
          'Engineers on the phone during an attack.',
          'Teknisi di telepon selama serangan.',
        ],
      ],
      packages: 'security',
      from: 0,
      isOnCalculator: true,
    },
    {
      key: 'vulnerability-scanner',
      group: 'application-security',
      icon: 'icon-insight',
      picture: 'dashboards-card',
      title: { en: 'Vulnerability Scanner', id: 'Vulnerability Scanner' },
      line: { en: 'Finds the open window first.', id: 'Menemukan jendela terbuka lebih dulu.' },
      about: {
        en: 'Scans servers, images and web applications each night and sorts findings by what matters to you.',
        id: 'Memindai server, citra, dan aplikasi web setiap malam lalu mengurutkan temuan menurut dampaknya bagi Anda.',
      },
      features: [
        [
          'No agent needed',
          'Tanpa agen',
          'Reads snapshots beside the server.',
          'Membaca snapshot di samping server.',
        ],
        ['Tickets', 'Tiket', 'Into the tool your team uses.', 'Ke alat yang dipakai tim Anda.'],
        ['Proof', 'Bukti', 'A report for each audit.', 'Laporan untuk setiap audit.'],
      ],
      benefits: [
        [
          'Less noise',
          'Lebih tenang',
          'Ten findings instead of a thousand.',
          'Sepuluh temuan, bukan seribu.',
        ],
        ['Every night', 'Setiap malam', 'Not once a year.', 'Bukan setahun sekali.'],
      ],
      packages: 'security',
      from: 210_000,
    },
    {
      key: 'key-management',
      group: 'identity-and-keys',
      icon: 'icon-security',
      picture: 'keyring-card',
      title: { en: 'Key Management', id: 'Key Management' },
      line: { en: 'Keys that never leave the module.', id: 'Kunci yang tidak pernah keluar dari modul.' },
      about: {
        en: 'Makes, turns and withdraws keys in hardware of FIPS 140-3 level 3, or asks a module in your own building.',
        id: 'Membuat, merotasi, dan mencabut kunci di perangkat keras FIPS 140-3 level 3, atau memakai modul di gedung Anda sendiri.',
      },
      features: [
        [
          'Connected',
          'Terhubung',
          'Disks, objects and databases use it by a click.',
          'Disk, objek, dan basis data memakainya dengan satu klik.',
        ],
        ['Turned yearly', 'Rotasi tahunan', 'Without touching your data.', 'Tanpa menyentuh data Anda.'],
        ['Four eyes', 'Empat mata', 'Two people to delete a key.', 'Dua orang untuk menghapus kunci.'],
      ],
      benefits: [
        [
          'Yours',
          'Milik Anda',
          'Withdraw a key and data is unreadable in a minute.',
          'Cabut kunci, data tak terbaca dalam semenit.',
        ],
        ['Logged', 'Tercatat', 'Each use, for ten years.', 'Setiap pemakaian, selama sepuluh tahun.'],
      ],
      packages: 'security',
      from: 18_000,
      isOnCalculator: true,
    },
    {
      key: 'identity',
      group: 'identity-and-keys',
      icon: 'icon-people',
      picture: 'guarded-card',
      title: { en: 'Identity and Access', id: 'Identity and Access' },
      line: { en: 'The right people, nothing more.', id: 'Orang yang tepat, tidak lebih.' },
      about: {
        en: 'Roles, groups and sign-in with your own directory, free for every account.',
        id: 'Peran, grup, dan masuk dengan direktori sendiri, gratis untuk setiap akun.',
      },
      features: [
        ['Short rights', 'Hak sementara', 'For an hour, with a reason.', 'Untuk satu jam, dengan alasan.'],
        [
          'Unused rights',
          'Hak tak terpakai',
          'Found and proposed for removal.',
          'Ditemukan dan diusulkan untuk dicabut.',
        ],
        ['Machines too', 'Mesin juga', 'No keys in files.', 'Tanpa kunci di dalam berkas.'],
      ],
      benefits: [
        ['Free', 'Gratis', 'For any number of people.', 'Untuk berapa pun penggunanya.'],
        [
          'Clear',
          'Jelas',
          'Who can read this? Answered in a click.',
          'Siapa bisa membaca ini? Terjawab dengan satu klik.',
        ],
      ],
      packages: 'general',
      from: 0,
    },
    {
      key: 'certificates',
      group: 'identity-and-keys',
      icon: 'icon-certificate',
      picture: 'vault-card',
      title: { en: 'Certificate Manager', id: 'Certificate Manager' },
      line: { en: 'No certificate expires unseen.', id: 'Tak ada sertifikat kedaluwarsa diam-diam.' },
      about: {
        en: 'Issues, renews and places certificates, public and private, and watches those you bought elsewhere.',
        id: 'Menerbitkan, memperbarui, dan memasang sertifikat publik maupun privat, serta memantau yang Anda beli di tempat lain.',
      },
      features: [
        [
          'Own authority',
          'Otoritas sendiri',
          'For devices and services inside.',
          'Untuk perangkat dan layanan internal.',
        ],
        ['ACME', 'ACME', 'Works with the known clients.', 'Bekerja dengan klien yang umum.'],
        ['Calendar', 'Kalender', 'What ends in the next 90 days.', 'Yang berakhir dalam 90 hari.'],
      ],
      benefits: [
        [
          'Free for ours',
          'Gratis untuk layanan kami',
          'On load balancers and CDN.',
          'Di load balancer dan CDN.',
        ],
        ['No outage', 'Tanpa gangguan', 'Of the embarrassing kind.', 'Yang memalukan itu.'],
      ],
      packages: 'security',
      from: 25_000,
    },
  ],
}
