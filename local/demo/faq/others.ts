import type { Questions } from './question.ts'

export const others: readonly Questions[] = [
  {
    key: 'solution',
    page: 'solution',
    title: { en: 'Choosing a solution', id: 'Memilih solusi' },
    description: { en: 'From the need to the design.', id: 'Dari kebutuhan hingga rancangan.' },
    questions: [
      {
        ask: { en: 'Is a solution a product?', id: 'Apakah solusi sama dengan produk?' },
        answer: {
          en: 'It is a tested design of several products, with a price and a template that builds it in your project. You may change all of it.',
          id: 'Solusi adalah rancangan teruji dari beberapa produk, lengkap dengan harga dan templat yang membangunnya di proyek Anda. Semuanya boleh Anda ubah.',
        },
      },
      {
        ask: { en: 'Who builds it?', id: 'Siapa yang membangunnya?' },
        answer: {
          en: 'You, with the template; our architects with you; or one of our business partners for you.',
          id: 'Anda sendiri dengan templat, arsitek kami bersama Anda, atau salah satu mitra bisnis kami untuk Anda.',
        },
      },
      {
        ask: {
          en: 'Can part of it stay in our data centre?',
          id: 'Bisakah sebagian tetap di pusat data kami?',
        },
        answer: {
          en: 'Yes. Most customers begin that way, joined by a private line, and move the rest when the hardware is due.',
          id: 'Bisa. Kebanyakan pelanggan memulai seperti itu, terhubung dengan jalur privat, lalu memindahkan sisanya ketika perangkat kerasnya habis masa pakai.',
        },
      },
    ],
  },
  {
    key: 'resources',
    page: 'resources',
    title: { en: 'Documentation', id: 'Dokumentasi' },
    description: { en: 'Guides, samples and terms.', id: 'Panduan, contoh, dan ketentuan.' },
    questions: [
      {
        ask: { en: 'Is there an API?', id: 'Apakah ada API?' },
        answer: {
          en: 'Everything the console does, the API does: REST with an OpenAPI description, a command line, a Terraform provider and libraries for Go, Python, Java and JavaScript.',
          id: 'Semua yang dapat dilakukan konsol dapat dilakukan API: REST dengan deskripsi OpenAPI, baris perintah, penyedia Terraform, serta pustaka untuk Go, Python, Java, dan JavaScript.',
        },
      },
      {
        ask: {
          en: 'May I use the samples in my product?',
          id: 'Bolehkah contoh kode dipakai di produk saya?',
        },
        answer: {
          en: 'Yes, they are under the MIT licence.',
          id: 'Boleh, contoh kode kami berlisensi MIT.',
        },
      },
      {
        ask: { en: 'How do I get an API token?', id: 'Bagaimana mendapatkan token API?' },
        answer: {
          en: 'In the console under **Identity › Access keys**. Give it the smallest role that does the work and an end date.',
          id: 'Di konsol, menu **Identitas › Kunci akses**. Beri peran sekecil mungkin yang mencukupi dan tanggal berakhir.',
        },
      },
      {
        ask: {
          en: 'Can I read the documentation offline?',
          id: 'Bisakah dokumentasi dibaca tanpa internet?',
        },
        answer: {
          en: 'Yes. Every page can be printed and is there as Markdown, too: add `.md` to its address.',
          id: 'Bisa. Setiap halaman dapat dicetak dan tersedia sebagai Markdown: tambahkan `.md` pada alamatnya.',
        },
      },
      {
        ask: { en: 'How do I report a mistake?', id: 'Bagaimana melaporkan kesalahan?' },
        answer: {
          en: 'Through [report and feedback](/support/report-and-feedback), which is linked at the end of each page. Corrections appear within two working days.',
          id: 'Lewat [laporan dan masukan](/support/report-and-feedback) yang tertaut di akhir tiap halaman. Perbaikan tampil dalam dua hari kerja.',
        },
      },
      {
        ask: { en: 'Which versions do samples need?', id: 'Contoh kode memerlukan versi apa?' },
        answer: {
          en: 'The command line `flou` 4.2, Terraform 1.9, Python 3.12, Go 1.24 and Node.js 22, or newer.',
          id: 'Baris perintah `flou` 4.2, Terraform 1.9, Python 3.12, Go 1.24, dan Node.js 22, atau yang lebih baru.',
        },
      },
    ],
  },
  {
    key: 'community',
    page: 'community',
    title: { en: 'Community', id: 'Komunitas' },
    description: { en: 'Meeting others who build.', id: 'Bertemu sesama pembuat.' },
    questions: [
      {
        ask: { en: 'How do I join a user group?', id: 'Bagaimana cara bergabung dengan kelompok pengguna?' },
        answer: {
          en: 'Choose your city on the community page. Groups meet each month, and beginners are welcome.',
          id: 'Pilih kota Anda di halaman komunitas. Pertemuan berlangsung tiap bulan, dan pemula dipersilakan.',
        },
      },
      {
        ask: { en: 'Do students get anything?', id: 'Adakah fasilitas untuk pelajar?' },
        answer: {
          en: 'Rp1 million of credit each semester with a school address, and five hundred scholarships a year for vocational schools.',
          id: 'Kredit Rp1 juta tiap semester dengan alamat e-mail sekolah, dan lima ratus beasiswa per tahun untuk siswa SMK.',
        },
      },
    ],
  },
  {
    key: 'contact',
    page: 'contact',
    title: { en: 'Before you write', id: 'Sebelum Anda menulis' },
    description: {
      en: 'How we answer, and what happens to your data.',
      id: 'Cara kami menjawab, dan penanganan data Anda.',
    },
    questions: [
      {
        ask: { en: 'When will I hear from you?', id: 'Kapan saya mendapat kabar?' },
        answer: {
          en: 'Within one working day. For a disturbance please open a ticket instead: somebody looks at it at once.',
          id: 'Dalam satu hari kerja. Untuk gangguan, silakan buka tiket agar langsung ditangani.',
        },
      },
      {
        ask: { en: 'What happens to what I write?', id: 'Untuk apa data yang saya tulis?' },
        answer: {
          en: 'We use it to answer you, keep it for 24 months after our last contact and sell it to nobody. The [privacy notice](/page/privacy) has the details.',
          id: 'Kami memakainya untuk menjawab Anda, menyimpannya 24 bulan sejak kontak terakhir, dan tidak menjualnya kepada siapa pun. Selengkapnya ada di [pemberitahuan privasi](/page/privacy).',
        },
      },
      {
        ask: { en: 'Is the first talk free of charge?', id: 'Apakah konsultasi pertama gratis?' },
        answer: {
          en: 'Yes, and so is the first estimate. Paid work begins only after you have signed an offer.',
          id: 'Gratis, begitu pula perkiraan awalnya. Pekerjaan berbayar baru dimulai setelah Anda menandatangani penawaran.',
        },
      },
      {
        ask: { en: 'Can somebody visit us?', id: 'Bisakah tim Anda datang ke kantor kami?' },
        answer: {
          en: 'In Jabodetabek, Bandung, Surabaya and Medan an architect visits you within a week. Elsewhere we meet by video first.',
          id: 'Di Jabodetabek, Bandung, Surabaya, dan Medan arsitek kami dapat datang dalam seminggu. Di kota lain kita bertemu lewat video terlebih dahulu.',
        },
      },
    ],
  },
  {
    key: 'ebc',
    page: 'ebc',
    title: { en: 'Enterprise contact', id: 'Kontak perusahaan' },
    description: { en: 'Contracts, architects, visits.', id: 'Kontrak, arsitek, kunjungan.' },
    questions: [
      {
        ask: { en: 'Can we visit a data centre?', id: 'Bisakah kami mengunjungi pusat data?' },
        answer: {
          en: 'Customers and those who consider it are welcome in Jakarta and Surabaya, on weekdays, with three days’ notice.',
          id: 'Pelanggan dan calon pelanggan dipersilakan berkunjung di Jakarta dan Surabaya pada hari kerja, dengan pemberitahuan tiga hari sebelumnya.',
        },
      },
      {
        ask: { en: 'Do you sign our terms?', id: 'Apakah Anda bersedia memakai kontrak kami?' },
        answer: {
          en: 'From Rp100 million a month we negotiate. Below that, our terms are those that banks and ministries have accepted.',
          id: 'Mulai Rp100 juta per bulan kami bersedia bernegosiasi. Di bawah itu berlaku ketentuan kami yang telah diterima bank dan kementerian.',
        },
      },
      {
        ask: { en: 'Do you take part in tenders?', id: 'Apakah Anda mengikuti tender?' },
        answer: {
          en: 'Yes. We are listed in the electronic catalogue of LKPP and answer questionnaires on security and compliance within five working days.',
          id: 'Ya. Kami terdaftar di e-katalog LKPP dan mengisi kuesioner keamanan serta kepatuhan dalam lima hari kerja.',
        },
      },
      {
        ask: { en: 'Who is our contact after signing?', id: 'Siapa kontak kami setelah kontrak?' },
        answer: {
          en: 'One technical account manager, named in the contract, with a deputy. Both know your systems and join your yearly recovery rehearsal.',
          id: 'Seorang manajer akun teknis yang disebut dalam kontrak, beserta wakilnya. Keduanya mengenal sistem Anda dan ikut dalam gladi pemulihan tahunan.',
        },
      },
    ],
  },
]
