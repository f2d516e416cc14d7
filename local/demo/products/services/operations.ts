import type { DemoCategory } from '../product.ts'

export const operations: DemoCategory = {
  key: 'operations',
  title: 'Operations',
  icon: 'icon-support',
  heading: { en: 'See it, ship it, move it', id: 'Pantau, rilis, pindahkan' },
  about: {
    en: 'Monitoring, pipelines, mail and migration: what teams need around their systems.',
    id: 'Pemantauan, pipeline, surel, dan migrasi: kebutuhan tim di sekitar sistemnya.',
  },
  groups: [
    {
      key: 'observability',
      title: 'Observability',
      picture: 'dashboards-card',
      about: { en: 'Measurements, logs and traces.', id: 'Pengukuran, log, dan jejak.' },
    },
    {
      key: 'delivery-and-migration',
      title: 'Delivery and migration',
      picture: 'codeToCloud-card',
      about: { en: 'From your desk and from elsewhere.', id: 'Dari meja Anda dan dari tempat lain.' },
    },
  ],
  products: [
    {
      key: 'monitoring',
      group: 'observability',
      icon: 'icon-insight',
      picture: 'dashboards-card',
      title: { en: 'Cloud Monitoring', id: 'Cloud Monitoring' },
      line: { en: 'What happens, and what is about to.', id: 'Yang terjadi, dan yang akan terjadi.' },
      about: {
        en: 'Measurements of every product and your own, with boards, alarms and people on duty.',
        id: 'Pengukuran setiap produk dan milik Anda sendiri, dengan papan, alarm, dan jadwal jaga.',
      },
      features: [
        [
          'Ready boards',
          'Papan siap pakai',
          'For each product from the first minute.',
          'Untuk setiap produk sejak menit pertama.',
        ],
        [
          'Calm alarms',
          'Alarm yang tenang',
          'One call for one cause.',
          'Satu panggilan untuk satu penyebab.',
        ],
        [
          'Prometheus',
          'Prometheus',
          'Send and ask in the known language.',
          'Kirim dan tanya dengan bahasa yang dikenal.',
        ],
      ],
      benefits: [
        ['Free for ours', 'Gratis untuk produk kami', 'Thirteen months kept.', 'Disimpan tiga belas bulan.'],
        ['Earlier', 'Lebih dini', 'Know before customers call.', 'Tahu sebelum pelanggan menelepon.'],
      ],
      packages: 'general',
      from: 0,
    },
    {
      key: 'logging',
      group: 'observability',
      icon: 'icon-storage',
      picture: 'tiers-card',
      title: { en: 'Cloud Logging', id: 'Cloud Logging' },
      line: { en: 'Every line, found in a second.', id: 'Setiap baris, ditemukan dalam sedetik.' },
      about: {
        en: 'Takes logs of servers, clusters and products, keeps them as long as the law wants and hides what is personal.',
        id: 'Menerima log server, klaster, dan produk, menyimpannya selama diwajibkan hukum, dan menyamarkan data pribadi.',
      },
      features: [
        [
          'Masking',
          'Penyamaran',
          'Card numbers and NIK never stored.',
          'Nomor kartu dan NIK tidak pernah disimpan.',
        ],
        ['Patterns', 'Pola', 'A thousand lines as one.', 'Seribu baris menjadi satu.'],
        ['To archive', 'Ke arsip', 'By age, still searchable.', 'Menurut usia, tetap bisa dicari.'],
      ],
      benefits: [
        ['First 10 GB free', '10 GB pertama gratis', 'Each month.', 'Setiap bulan.'],
        ['Proof', 'Bukti', 'Nobody can change a line.', 'Tak seorang pun bisa mengubah satu baris.'],
      ],
      packages: 'storage',
      from: 8_000,
    },
    {
      key: 'pipeline',
      group: 'delivery-and-migration',
      icon: 'icon-containers',
      picture: 'codeToCloud-card',
      title: { en: 'Build Pipeline', id: 'Build Pipeline' },
      line: { en: 'From commit to customers.', id: 'Dari commit ke pelanggan.' },
      about: {
        en: 'Builds, tests and releases from GitHub, GitLab and Bitbucket, on machines that vanish afterwards.',
        id: 'Membangun, menguji, dan merilis dari GitHub, GitLab, dan Bitbucket, di mesin yang lenyap setelahnya.',
      },
      features: [
        [
          'Clean machines',
          'Mesin bersih',
          'For each run, in four seconds.',
          'Untuk setiap proses, dalam empat detik.',
        ],
        ['Approvals', 'Persetujuan', 'By name, before production.', 'Dengan nama, sebelum produksi.'],
        ['Signed', 'Ditandatangani', 'Proof of what was built from what.', 'Bukti apa dibangun dari apa.'],
      ],
      benefits: [
        ['300 minutes free', '300 menit gratis', 'Each month.', 'Setiap bulan.'],
        ['Back in a click', 'Kembali satu klik', 'To any release.', 'Ke rilis mana pun.'],
      ],
      packages: 'general',
      from: 110_000,
    },
    {
      key: 'mail-service',
      group: 'delivery-and-migration',
      icon: 'icon-network',
      picture: 'region-card',
      title: { en: 'Mail Service', id: 'Mail Service' },
      line: { en: 'Mails that arrive.', id: 'Surel yang sampai.' },
      about: {
        en: 'Sends receipts, codes and newsletters over addresses with a good name, and tells what became of each.',
        id: 'Mengirim tanda terima, kode, dan buletin lewat alamat bereputasi baik, dan melaporkan nasib setiap surel.',
      },
      features: [
        ['SMTP and API', 'SMTP dan API', 'With templates in two languages.', 'Dengan templat dua bahasa.'],
        [
          'Good name',
          'Reputasi baik',
          'DKIM, SPF and DMARC set with you.',
          'DKIM, SPF, dan DMARC diatur bersama Anda.',
        ],
        ['Own addresses', 'Alamat sendiri', 'Warmed up slowly.', 'Dipanaskan bertahap.'],
      ],
      benefits: [
        ['98.9 per cent', '98,9 persen', 'Reach the inbox.', 'Masuk ke kotak masuk.'],
        ['Rp1 a mail', 'Rp1 per surel', 'From the first.', 'Sejak surel pertama.'],
      ],
      packages: 'general',
      from: 35_000,
    },
    {
      key: 'migration',
      group: 'delivery-and-migration',
      icon: 'icon-backup',
      picture: 'twins-card',
      title: { en: 'Cloud Migration', id: 'Cloud Migration' },
      line: { en: 'Move servers while they work.', id: 'Pindahkan server selagi bekerja.' },
      about: {
        en: 'Copies servers from VMware, Hyper-V, other clouds and bare metal, keeps them in step and switches when you say so.',
        id: 'Menyalin server dari VMware, Hyper-V, cloud lain, dan mesin fisik, menjaganya tetap selaras, lalu beralih saat Anda siap.',
      },
      features: [
        [
          'Survey',
          'Survei',
          'What you have, what it would cost.',
          'Yang Anda punya, dan perkiraan biayanya.',
        ],
        [
          'Rehearsal',
          'Gladi',
          'Start copies apart from production.',
          'Jalankan salinan terpisah dari produksi.',
        ],
        ['Minutes', 'Menit', 'Of pause at the switch.', 'Jeda saat beralih.'],
      ],
      benefits: [
        ['Free tool', 'Alat gratis', 'For 90 days a server.', 'Selama 90 hari per server.'],
        ['And back', 'Dan kembali', 'The way out works too.', 'Jalan pulangnya pun tersedia.'],
      ],
      packages: 'general',
      from: 0,
    },
    {
      key: 'disaster-recovery',
      group: 'delivery-and-migration',
      icon: 'icon-backup',
      picture: 'archipelago-card',
      title: { en: 'Disaster Recovery', id: 'Disaster Recovery' },
      line: {
        en: 'A second site that costs little until needed.',
        id: 'Lokasi kedua yang murah sampai dibutuhkan.',
      },
      about: {
        en: 'Keeps systems in step with another region, with a plan that runs by itself and a rehearsal each quarter.',
        id: 'Menjaga sistem selaras dengan region lain, dengan rencana yang berjalan otomatis dan gladi tiap kuartal.',
      },
      features: [
        [
          '15 seconds behind',
          'Tertinggal 15 detik',
          'At most, for disks and databases.',
          'Paling lama, untuk disk dan basis data.',
        ],
        ['Plans', 'Rencana', 'In the right order, with checks.', 'Dalam urutan benar, dengan pemeriksaan.'],
        ['Rehearsals', 'Gladi', 'Without touching production.', 'Tanpa menyentuh produksi.'],
      ],
      benefits: [
        ['30 minutes', '30 menit', 'To run again.', 'Untuk berjalan kembali.'],
        ['For the auditor', 'Untuk auditor', 'The report of each rehearsal.', 'Laporan setiap gladi.'],
      ],
      packages: 'general',
      from: 260_000,
      isOnCalculator: true,
    },
  ],
}
