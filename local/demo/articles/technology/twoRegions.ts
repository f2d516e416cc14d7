import type { Article } from '../article.ts'

export const twoRegions: Article = {
  slug: 'designing-for-two-regions',
  category: 'technology',
  subCategory: 'guides',
  date: '2025-11-10',
  picture: 'twins-card',
  en: {
    title: 'Designing for two regions: three ways and what they cost',
    description:
      'Cold copy, warm standby or both at once? Two questions decide, and neither of them is about technology.',
    body: `"We need a second region" is not a requirement. A requirement is: *after the loss of Jakarta we take orders again within one hour, and lose at most one minute of them.* Two numbers are in this sentence, and they decide what you build and what you pay.

## Two questions first

- **How long may it take** until you work again? A day, an hour, a minute?
- **How much may be lost?** A day's data, a minute's, nothing?

Ask them for each system, not for the company. The wages can wait a day. The till cannot, not even for an hour.

## Three ways

### Copy and rebuild

Backups lie in the second region, servers do not exist there. When the first is lost you build them from templates and restore. Cheap, slow, and only as good as the last rehearsal.

### Warm standby

A small version runs all the time; the database follows the first by a few seconds. In an emergency you enlarge it and change the address. Most of our customers choose this.

### Both at once

Both regions answer visitors. The loss of one is a busy afternoon for the other. For this your data must bear that two places write at the same time, and that is work for the people who write your programs, not for those who rent you servers.

| | Copy and rebuild | Warm standby | Both at once |
| Working again after | 4–24 hours | 5–30 minutes | seconds |
| Data lost | up to a day | seconds | none to seconds |
| Extra cost | 8–12% | 35–50% | 90–110% |
| Change to programs | none | little | much |

## Twelve milliseconds

Between Jakarta and Surabaya lie 12 milliseconds there and back. A page that asks the database twenty times one after another takes a quarter of a second longer when the database is in the other city. Copying each write before confirming it adds 12 milliseconds to the write; for a payment that is cheap, for a counter of visitors it is a waste.

## The part everybody forgets

1. Who may decide to move? By name, with a deputy.
2. How does one come back? The way back is harder than the way out.
3. What do partners have to change? Ask them now.
4. When was the last rehearsal?

> A plan is what you have rehearsed. All else is a document.

Rehearse twice a year, on a workday, with announced hours. The first rehearsal always fails; it is good to have that behind you. If you want the moving of visitors to be somebody else's task, look at [load balancing across regions](/news-and-information/load-balancing-across-regions), and for the rest at [disaster recovery](/solution/use-case/disaster-recovery).`,
  },
  id: {
    title: 'Merancang untuk dua region: tiga cara dan biayanya',
    description:
      'Salinan dingin, cadangan hangat, atau keduanya aktif? Dua pertanyaan yang menentukan, dan tak satu pun soal teknologi.',
    body: `"Kami butuh region kedua" bukanlah kebutuhan. Kebutuhan berbunyi: *setelah Jakarta hilang, kami kembali menerima pesanan dalam satu jam dan kehilangan paling banyak satu menit pesanan.* Ada dua angka dalam kalimat itu, dan keduanya menentukan apa yang Anda bangun serta berapa yang Anda bayar.

## Dua pertanyaan dulu

- **Berapa lama boleh berlangsung** sampai Anda bekerja lagi? Sehari, sejam, semenit?
- **Seberapa banyak boleh hilang?** Data sehari, semenit, atau tidak sama sekali?

Tanyakan untuk setiap sistem, bukan untuk seluruh perusahaan. Penggajian bisa menunggu sehari. Kasir tidak bisa, bahkan sejam pun.

## Tiga cara

### Salin dan bangun ulang

Cadangan disimpan di region kedua, servernya tidak ada di sana. Saat region pertama hilang, Anda membangunnya dari templat lalu memulihkan data. Murah, lambat, dan mutunya hanya sebaik latihan terakhir.

### Cadangan hangat

Versi kecil berjalan terus; basis datanya tertinggal beberapa detik dari yang utama. Saat darurat Anda memperbesarnya dan memindahkan alamat. Sebagian besar pelanggan kami memilih cara ini.

### Keduanya aktif

Kedua region melayani pengunjung. Hilangnya satu region berarti sore yang sibuk bagi yang lain. Untuk itu data Anda harus sanggup ditulis dari dua tempat sekaligus, dan itu pekerjaan penulis program Anda, bukan penyewa server.

| | Salin dan bangun ulang | Cadangan hangat | Keduanya aktif |
| Bekerja lagi setelah | 4–24 jam | 5–30 menit | hitungan detik |
| Data hilang | hingga sehari | beberapa detik | nol sampai beberapa detik |
| Biaya tambahan | 8–12% | 35–50% | 90–110% |
| Perubahan program | tidak ada | sedikit | banyak |

## Dua belas milidetik

Antara Jakarta dan Surabaya terbentang 12 milidetik pulang pergi. Halaman yang bertanya ke basis data dua puluh kali berturut-turut menjadi seperempat detik lebih lambat bila basis datanya di kota lain. Menyalin setiap penulisan sebelum mengonfirmasinya menambah 12 milidetik; untuk pembayaran itu murah, untuk penghitung pengunjung itu mubazir.

## Bagian yang selalu terlupa

1. Siapa yang berhak memutuskan pindah? Sebut namanya, beserta wakilnya.
2. Bagaimana cara kembali? Jalan pulang lebih sulit daripada jalan pergi.
3. Apa yang harus diubah mitra? Tanyakan sekarang.
4. Kapan latihan terakhir?

> Rencana adalah apa yang sudah dilatih. Selebihnya hanya dokumen.

Berlatihlah dua kali setahun, di hari kerja, pada jam yang diumumkan. Latihan pertama selalu gagal; untunglah bila sudah terlewati. Bila Anda ingin pemindahan pengunjung diurus pihak lain, lihat [penyeimbang beban antarregion](/news-and-information/load-balancing-across-regions), dan untuk selebihnya [pemulihan bencana](/solution/use-case/disaster-recovery).`,
  },
}
