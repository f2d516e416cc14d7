import type { Article } from '../article.ts'

export const singaporeRegion: Article = {
  slug: 'singapore-region-opens',
  category: 'company',
  subCategory: 'expansion',
  date: '2026-08-03',
  picture: 'archipelago-card',
  en: {
    title: 'Our first region abroad: Singapore is open',
    description:
      'Two zones, fourteen milliseconds from Jakarta: for businesses that serve neighbours without leaving their console.',
    body: `Many of our customers sell beyond the border. Until today they needed a second provider for that: a second console, a second bill in another currency, and a second set of things that can go wrong. From today the Singapore region does the same work with the tools they know.

## Who it is for

We built the region for three kinds of use:

1. **Serving visitors abroad.** Shops and games that have customers in Singapore, Malaysia and Thailand cut 20 to 40 milliseconds from every request.
2. **A second place, far away.** Some rules ask for a copy at a distance that no earthquake bridges. Singapore lies on another plate than Java.
3. **Meeting point of networks.** Partners who exchange data with banks and carriers abroad find them in the same building.

It is *not* meant for data that must stay in Indonesia. The console says so, too: a project marked as resident cannot create anything outside Jakarta and Surabaya, and no person on our side can lift that mark without a written request by two people of yours.

## What is there on the first day

| Service | Singapore | Remark |
| Compute, G4 and memory types | yes | GPU follows in 2027 |
| Object storage | yes | copies to Jakarta on request |
| Managed database | yes | read replicas across regions |
| Kubernetes | yes | two zones |
| Load balancer | yes | also across regions |

Prices are in rupiah and about eight per cent above those in Jakarta, because power and space cost more there. Traffic between our regions is billed at one price in every direction, shown in the [calculator](/pricing/calculator).

## The lines between

Singapore is joined to Jakarta by two undersea routes and to Surabaya by one. When a route fails, traffic takes another within three seconds; the round trip rises from 14 to at most 31 milliseconds. During the six months of trial this happened twice. Nobody noticed but our graphs.

> The most interesting thing about the new region is how little there is to learn about it.

That sentence comes from a tester of a game studio who moved a leaderboard in one afternoon: new zone in the template, a replica, a change of address.

## How to begin

Choose \`sin-1\` or \`sin-2\` wherever you choose a zone today. Quotas start at ten servers for a project and grow on request within one working day. If you are not sure whether your data may travel, read our [checklist on the data protection law](/news-and-information/personal-data-law-checklist) first, and then talk to your lawyers, not only to us.`,
  },
  id: {
    title: 'Region pertama kami di luar negeri: Singapura resmi dibuka',
    description:
      'Dua zona, empat belas milidetik dari Jakarta: untuk usaha yang melayani negara tetangga tanpa pindah konsol.',
    body: `Banyak pelanggan kami berjualan hingga ke luar negeri. Sampai kemarin mereka butuh penyedia kedua untuk itu: konsol kedua, tagihan kedua dalam mata uang lain, dan satu set masalah baru yang bisa muncul. Mulai hari ini, region Singapura mengerjakan hal yang sama dengan alat yang sudah mereka kenal.

## Untuk siapa region ini

Kami membangunnya untuk tiga kebutuhan:

1. **Melayani pengunjung di luar negeri.** Toko dan gim yang punya pelanggan di Singapura, Malaysia, dan Thailand menghemat 20 sampai 40 milidetik di setiap permintaan.
2. **Tempat kedua yang benar-benar jauh.** Sejumlah aturan meminta salinan pada jarak yang tidak terjangkau satu gempa. Singapura berada di lempeng yang berbeda dari Jawa.
3. **Titik temu jaringan.** Mitra yang bertukar data dengan bank dan operator di luar negeri menemukan mereka di gedung yang sama.

Region ini *bukan* untuk data yang wajib tinggal di Indonesia. Konsol pun menegaskannya: proyek yang ditandai residen tidak bisa membuat apa pun di luar Jakarta dan Surabaya, dan tak seorang pun di pihak kami dapat mencabut tanda itu tanpa permintaan tertulis dari dua orang Anda.

## Yang tersedia sejak hari pertama

| Layanan | Singapura | Keterangan |
| Komputasi, tipe G4 dan memori | ya | GPU menyusul pada 2027 |
| Penyimpanan objek | ya | salinan ke Jakarta sesuai permintaan |
| Basis data terkelola | ya | replika baca lintas region |
| Kubernetes | ya | dua zona |
| Penyeimbang beban | ya | juga lintas region |

Harganya dalam rupiah dan sekitar delapan persen di atas Jakarta, karena listrik dan ruang di sana lebih mahal. Lalu lintas antarregion dikenai satu tarif ke segala arah, seperti tertera di [kalkulator](/pricing/calculator).

## Jalur penghubungnya

Singapura terhubung ke Jakarta lewat dua jalur bawah laut dan ke Surabaya lewat satu jalur. Bila satu jalur putus, trafik berpindah dalam tiga detik; waktu bolak-balik naik dari 14 menjadi paling lama 31 milidetik. Selama enam bulan uji coba, hal itu terjadi dua kali. Tidak ada yang sadar selain grafik kami.

> Yang paling menarik dari region baru ini adalah betapa sedikit yang perlu dipelajari.

Kalimat itu datang dari seorang penguji di studio gim yang memindahkan papan peringkat dalam satu sore: zona baru di templat, satu replika, lalu ganti alamat.

## Cara memulai

Pilih \`sin-1\` atau \`sin-2\` di tempat Anda biasa memilih zona. Kuota awal sepuluh server per proyek dan bisa ditambah dalam satu hari kerja. Bila ragu apakah data Anda boleh bepergian, baca dulu [daftar periksa pelindungan data pribadi](/news-and-information/personal-data-law-checklist) kami, lalu bicaralah dengan penasihat hukum Anda, bukan hanya dengan kami.`,
  },
}
