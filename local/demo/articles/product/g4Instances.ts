import type { Article } from '../article.ts'

export const g4Instances: Article = {
  slug: 'general-purpose-g4-instances',
  category: 'product',
  subCategory: 'compute',
  date: '2026-09-08',
  picture: 'processor-card',
  en: {
    title: 'G4 instances: a third more work per core',
    description:
      'The fourth generation of our general-purpose servers is faster at the same price, and moving to it takes a restart.',
    body: `From today the G4 family is available in all zones of Jakarta and Surabaya. It replaces G3 as the default for new servers. The price per hour stays where it was; what changes is how much you get for it.

## What is new

- **Processor**: newer cores with a larger cache, up to 3.9 GHz under load
- **Memory**: 4 or 8 GB a core, thirty per cent more bandwidth
- **Network**: up to 25 Gbit/s from eight cores, 50 Gbit/s from thirty-two
- **Disk**: local scratch space on NVMe for the types that end in \`d\`

Each core is a whole one. We do not share it between two customers, and we do not count threads as cores.

## Measured, not promised

We ran the same programs on G3 and G4 servers with eight cores, five times each, and give the median. Scripts and raw figures are in our documentation, so that you can repeat them.

| Work | G3 | G4 | Gain |
| Web requests a second | 18,400 | 24,900 | 35% |
| Database transactions a second | 6,150 | 8,020 | 30% |
| Compiling a large project | 212 s | 161 s | 32% |
| Compressing 10 GB | 94 s | 73 s | 29% |

Programs that mostly wait for a disk or another server gain little. Look at the processor chart of your server first: below forty per cent, a smaller G4 type may do the same work for less.

## How to move

1. Take a snapshot. It costs a few thousand rupiah and lets you sleep.
2. Stop the server, choose the G4 type of the same size, start it.
3. Watch it for a day before you choose a smaller one.

The restart takes forty to seventy seconds. Clusters of Kubernetes Engine need not be stopped at all: add a pool of G4 nodes, and drain the old one.

> We moved sixty servers in one night and spent most of it waiting for somebody to notice.

So a customer from the test group told us, who runs ticket sales for ferries.

## What happens to G3

Nothing soon. G3 can be ordered until the end of March 2027 and will run until the end of 2029. Reserved prices may be taken along to G4 without a fee. All types with their prices are in the [calculator](/pricing/calculator); what else lowers a bill is in [five habits](/news-and-information/five-ways-to-lower-your-cloud-bill) our support team recommends.`,
  },
  id: {
    title: 'Instans G4: kinerja sepertiga lebih tinggi per inti',
    description:
      'Generasi keempat server serbaguna kami lebih cepat dengan harga yang sama, dan pindahnya cukup dengan satu kali mulai ulang.',
    body: `Mulai hari ini keluarga G4 tersedia di semua zona Jakarta dan Surabaya. G4 menggantikan G3 sebagai pilihan bawaan untuk server baru. Harga per jamnya tetap; yang berubah adalah apa yang Anda dapatkan.

## Apa yang baru

- **Prosesor**: inti yang lebih baru dengan cache lebih besar, hingga 3,9 GHz saat beban penuh
- **Memori**: 4 atau 8 GB per inti, lebar pita naik tiga puluh persen
- **Jaringan**: hingga 25 Gbit/s mulai delapan inti, 50 Gbit/s mulai tiga puluh dua inti
- **Disk**: ruang kerja lokal NVMe untuk tipe berakhiran \`d\`

Setiap inti adalah inti utuh. Kami tidak membaginya untuk dua pelanggan dan tidak menghitung thread sebagai inti.

## Diukur, bukan dijanjikan

Kami menjalankan program yang sama di server G3 dan G4 dengan delapan inti, masing-masing lima kali, lalu mengambil mediannya. Skrip dan angka mentahnya ada di dokumentasi sehingga Anda bisa mengulanginya.

| Pekerjaan | G3 | G4 | Kenaikan |
| Permintaan web per detik | 18.400 | 24.900 | 35% |
| Transaksi basis data per detik | 6.150 | 8.020 | 30% |
| Kompilasi proyek besar | 212 d | 161 d | 32% |
| Kompresi 10 GB | 94 d | 73 d | 29% |

Program yang lebih sering menunggu disk atau server lain tidak banyak terbantu. Periksa dulu grafik prosesor server Anda: bila di bawah empat puluh persen, tipe G4 yang lebih kecil mungkin sanggup mengerjakan hal yang sama dengan biaya lebih rendah.

## Cara pindah

1. Ambil snapshot. Biayanya hanya beberapa ribu rupiah dan tidur Anda lebih nyenyak.
2. Hentikan server, pilih tipe G4 dengan ukuran yang sama, lalu nyalakan.
3. Amati sehari sebelum memilih ukuran yang lebih kecil.

Mulai ulang butuh empat puluh sampai tujuh puluh detik. Klaster Kubernetes Engine bahkan tidak perlu dihentikan: tambahkan kelompok node G4, lalu kosongkan yang lama.

> Kami memindahkan enam puluh server dalam semalam, dan sebagian besar waktunya habis untuk menunggu ada yang menyadarinya.

Begitu cerita seorang pelanggan dari kelompok penguji yang mengelola penjualan tiket kapal feri.

## Nasib G3

Tidak ada yang mendesak. G3 masih bisa dipesan sampai akhir Maret 2027 dan tetap berjalan sampai akhir 2029. Harga reservasi boleh dibawa ke G4 tanpa biaya. Semua tipe beserta harganya ada di [kalkulator](/pricing/calculator); cara lain memangkas tagihan ada di [lima kebiasaan](/news-and-information/five-ways-to-lower-your-cloud-bill) yang disarankan tim dukungan kami.`,
  },
}
