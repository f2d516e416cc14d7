import type { DemoArea } from './solution.ts'

export const finance: DemoArea = {
  key: 'finance',
  solutions: [
    {
      key: 'financial-services',
      picture: 'bank-card',
      products: ['dedicated-host', 'postgresql', 'key-management', 'direct-connect'],
      stories: ['bank-tirta', 'lintas-bayar'],
      icons: ['security', 'region', 'certificate'],
      en: {
        title: 'Banking on your own terms',
        line: 'Core and channels, separated as OJK asks.',
        overview:
          'Dedicated hosts, keys in your own module, two regions in Indonesia and the folder of documents your supervisor wants to see.',
        content:
          'Banks must show their supervisor where data lies, who can read it and how they would leave. This design answers all three on the first day: the core runs on hosts that belong to you alone, channels scale beside it, and keys never leave a module that only your people open.\n\nIt is in use at rural, regional and digital banks, each of them examined under the rules of OJK for the use of cloud.',
        gains: [
          ['Separated', 'Hardware for your bank alone.'],
          ['Two regions', 'Both in the country.'],
          ['Papers ready', 'From risk assessment to exit plan.'],
        ],
      },
      id: {
        title: 'Perbankan dengan kendali penuh',
        line: 'Core dan kanal, terpisah sesuai ketentuan OJK.',
        overview:
          'Host khusus, kunci di modul Anda sendiri, dua region di Indonesia, dan berkas dokumen yang diminta pengawas Anda.',
        content:
          'Bank harus dapat menunjukkan kepada pengawas di mana data berada, siapa yang dapat membacanya, dan bagaimana cara keluar. Rancangan ini menjawab ketiganya sejak hari pertama: core berjalan di host yang hanya milik Anda, kanal diskalakan di sampingnya, dan kunci tidak pernah keluar dari modul yang hanya dapat dibuka orang Anda.\n\nRancangan ini dipakai BPR, bank daerah, dan bank digital, semuanya telah diperiksa menurut ketentuan OJK tentang penggunaan cloud.',
        gains: [
          ['Terpisah', 'Perangkat keras hanya untuk bank Anda.'],
          ['Dua region', 'Keduanya di dalam negeri.'],
          ['Dokumen siap', 'Dari penilaian risiko hingga rencana keluar.'],
        ],
      },
    },
    {
      key: 'insurance',
      picture: 'guarded-card',
      products: ['document-reader', 'object-storage', 'key-management', 'postgresql'],
      stories: ['asuransi-teduh'],
      icons: ['insight', 'people', 'security'],
      en: {
        title: 'Claims settled the same day',
        line: 'From the photograph to the payment in hours.',
        overview:
          'Photographs and papers are read as they arrive, clear cases are settled by rules, and people see only what needs them.',
        content:
          'A claim waits for papers, for a call and for a signature. The design reads what the customer sends, compares it with the policy and asks only for what is missing.\n\nWhat a machine decided and why is kept for ten years, readable for the supervisor and for the customer.',
        gains: [
          ['Same day', 'For four claims of five.'],
          ['People first', 'They see the cases that need them.'],
          ['Explained', 'Each decision with its reason.'],
        ],
      },
      id: {
        title: 'Klaim selesai di hari yang sama',
        line: 'Dari foto hingga pembayaran dalam hitungan jam.',
        overview:
          'Foto dan dokumen dibaca begitu tiba, kasus yang jelas diselesaikan menurut aturan, dan petugas hanya menangani yang memang membutuhkannya.',
        content:
          'Klaim menunggu dokumen, telepon, dan tanda tangan. Rancangan ini membaca kiriman nasabah, mencocokkannya dengan polis, dan hanya meminta yang kurang.\n\nKeputusan mesin beserta alasannya disimpan sepuluh tahun, dapat dibaca pengawas maupun nasabah.',
        gains: [
          ['Hari yang sama', 'Untuk empat dari lima klaim.'],
          ['Petugas diutamakan', 'Mereka melihat kasus yang memerlukan mereka.'],
          ['Dapat dijelaskan', 'Setiap keputusan dengan alasannya.'],
        ],
      },
    },
    {
      key: 'payments',
      picture: 'databases-card',
      products: ['postgresql', 'event-stream', 'load-balancer', 'monitoring'],
      stories: ['lintas-bayar'],
      icons: ['insight', 'backup', 'certificate'],
      en: {
        title: 'Payments that never wait',
        line: 'Four thousand a second, each of them once.',
        overview:
          'Payments are taken in order, written in two cities and answered in a tenth of a second, on paydays too.',
        content:
          'A payment that is answered late is made twice. The design gives each one an identity, writes it in two cities before it answers, and settles with banks in their own time.\n\nIt is built for PCI DSS and for the rules of Bank Indonesia on payment systems.',
        gains: [
          ['In order', 'Nothing twice, nothing lost.'],
          ['Two cities', 'Before the answer is given.'],
          ['Ready for PCI DSS', 'With the papers for the assessor.'],
        ],
      },
      id: {
        title: 'Pembayaran tanpa menunggu',
        line: 'Empat ribu per detik, masing-masing tepat sekali.',
        overview:
          'Pembayaran diterima berurutan, ditulis di dua kota, dan dijawab dalam sepersepuluh detik, termasuk di hari gajian.',
        content:
          'Pembayaran yang terlambat dijawab akan dilakukan dua kali. Rancangan ini memberi setiap transaksi identitas, menulisnya di dua kota sebelum menjawab, dan menyelesaikannya dengan bank menurut waktu mereka.\n\nRancangan ini dibangun untuk PCI DSS dan ketentuan Bank Indonesia tentang sistem pembayaran.',
        gains: [
          ['Berurutan', 'Tidak ada yang ganda, tidak ada yang hilang.'],
          ['Dua kota', 'Sebelum jawaban diberikan.'],
          ['Siap PCI DSS', 'Lengkap dengan dokumen untuk asesor.'],
        ],
      },
    },
  ],
  useCases: [
    {
      key: 'digital-onboarding',
      picture: 'bank-card',
      products: ['document-reader', 'functions', 'key-management'],
      stories: ['bank-tirta', 'asuransi-teduh'],
      icons: ['insight', 'certificate'],
      en: {
        title: 'Digital onboarding',
        line: 'A customer in six minutes.',
        overview: 'Documents are read, faces compared and forms filled, with a person for doubtful cases.',
        content:
          'New customers take a photograph of a card and of themselves. The rest is read, compared and filled in while they wait, and what is doubtful goes to a person with everything at hand.',
        gains: [
          ['Quick', 'Minutes instead of days.'],
          ['Lawful', 'Consent and log included.'],
        ],
      },
      id: {
        title: 'Pembukaan rekening digital',
        line: 'Nasabah baru dalam enam menit.',
        overview:
          'Dokumen dibaca, wajah dicocokkan, dan formulir terisi, dengan petugas untuk kasus yang meragukan.',
        content:
          'Calon nasabah memotret kartu identitas dan wajahnya. Selebihnya dibaca, dicocokkan, dan diisi sementara mereka menunggu; yang meragukan diteruskan ke petugas dengan data lengkap.',
        gains: [
          ['Cepat', 'Menit, bukan hari.'],
          ['Sesuai hukum', 'Lengkap dengan persetujuan dan catatan.'],
        ],
      },
    },
    {
      key: 'fraud-detection',
      picture: 'keyring-card',
      products: ['event-stream', 'ai-studio', 'cache'],
      stories: ['lintas-bayar', 'asuransi-teduh'],
      icons: ['insight', 'people'],
      en: {
        title: 'Fraud detection',
        line: 'Stopped before the money leaves.',
        overview:
          'Each payment is compared with how this customer usually pays, within the time that the payment takes anyway.',
        content:
          'Fraud shows in the pattern, not in the single payment. Each one is weighed while it is on its way; what looks wrong waits for a second factor, and people look at what remains.',
        gains: [
          ['In time', 'A twentieth of a second.'],
          ['Fewer false alarms', 'Because each customer is known.'],
        ],
      },
      id: {
        title: 'Deteksi penipuan',
        line: 'Dihentikan sebelum uang keluar.',
        overview:
          'Setiap pembayaran dibandingkan dengan kebiasaan nasabah, dalam waktu yang memang diperlukan pembayaran itu.',
        content:
          'Penipuan tampak dari pola, bukan dari satu pembayaran. Setiap transaksi dinilai selagi berjalan; yang janggal menunggu faktor kedua, dan petugas memeriksa sisanya.',
        gains: [
          ['Tepat waktu', 'Seperdua puluh detik.'],
          ['Lebih sedikit alarm palsu', 'Karena setiap nasabah dikenali.'],
        ],
      },
    },
  ],
}
