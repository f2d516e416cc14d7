import type { Article } from '../article.ts'

export const ddos: Article = {
  slug: 'how-we-stopped-a-payday-attack',
  category: 'security',
  subCategory: 'resilience',
  date: '2026-03-30',
  picture: 'storm-card',
  en: {
    title: 'How we stopped an attack on payday',
    description:
      'At 9:02 on the 25th, two hundred times the usual traffic reached a payment service. A log of forty minutes.',
    body: `Payday is the busiest morning of the month for those who move money. Attackers know that. On the 25th of February they chose one of our customers, a payment service, and sent it 640 gigabits a second. With its consent we tell what happened, minute by minute.

## The log

| Time | What happened |
| 09:02 | Traffic rises from 3 to 410 Gbit/s in forty seconds |
| 09:03 | DDoS Protection recognises the pattern and filters at the edge of the network |
| 09:06 | 640 Gbit/s, of which 638 are dropped before they reach a region |
| 09:11 | The attackers change: now small, valid-looking requests, 2.1 million a second |
| 09:14 | Payments slow down; 4% fail |
| 09:19 | A rule for the log-in page, proposed by the machine and agreed by two people |
| 09:22 | Failures back at the usual 0.1% |
| 09:41 | The attack ends |

## What worked

The first wave was only large. Size is a matter of width, and the width is there: we take in 4 terabits a second and sort them in five places. Nobody had to do anything.

## What did not

The second wave was clever. It came from 180,000 real telephones and asked the dearest page there was: the log-in, which computes a slow password check each time. For eight minutes we served attackers with great care.

Three things have changed since:

1. **Dear pages get a toll.** Before a slow computation a browser has to solve a small task. People do not notice; a telephone that asks a thousand times does.
2. **Rules are prepared.** For each customer there is a sheet saying what may be closed, and who agrees, by name.
3. **We practise on the 24th.** Each month, with real traffic, at a tenth of the size.

> At 9:14 I had the telephone in my hand. At 9:15 somebody from Flou called me. That was the difference.

The head of operations of the payment service told us this afterwards.

## What you can do

- Let your address be reachable only through the shield, never directly
- Know your dearest page, and measure it
- Cache what is the same for all
- Write the sheet: what may we close first?

DDoS Protection belongs to every balancer and costs nothing for attacks of up to 10 gigabits a second. What lies above is in the plan *Shield Plus*, at a fixed price a month, without a bill that grows with the attack. How requests find another region, should one be full, is in our article on [load balancing](/news-and-information/load-balancing-across-regions). To report an attack that is going on, use [support](/support) or the telephone.`,
  },
  id: {
    title: 'Cara kami menghentikan serangan di hari gajian',
    description:
      'Pukul 09.02 tanggal 25, trafik dua ratus kali lipat menghantam sebuah layanan pembayaran. Inilah catatan empat puluh menitnya.',
    body: `Hari gajian adalah pagi tersibuk dalam sebulan bagi mereka yang memindahkan uang. Penyerang tahu itu. Pada 25 Februari mereka memilih salah satu pelanggan kami, sebuah layanan pembayaran, dan mengiriminya 640 gigabit per detik. Dengan seizinnya kami ceritakan apa yang terjadi, menit demi menit.

## Catatan kejadian

| Waktu | Yang terjadi |
| 09.02 | Trafik naik dari 3 ke 410 Gbit/s dalam empat puluh detik |
| 09.03 | DDoS Protection mengenali polanya dan menyaring di tepi jaringan |
| 09.06 | 640 Gbit/s, 638 di antaranya dibuang sebelum sampai ke region |
| 09.11 | Penyerang berganti cara: permintaan kecil yang tampak sah, 2,1 juta per detik |
| 09.14 | Pembayaran melambat; 4% gagal |
| 09.19 | Aturan untuk halaman masuk, diusulkan mesin dan disetujui dua orang |
| 09.22 | Kegagalan kembali ke angka biasa, 0,1% |
| 09.41 | Serangan berakhir |

## Yang berhasil

Gelombang pertama hanya besar. Ukuran adalah soal lebar jalur, dan jalurnya ada: kami menampung 4 terabit per detik dan memilahnya di lima tempat. Tak seorang pun perlu turun tangan.

## Yang tidak

Gelombang kedua cerdik. Datangnya dari 180.000 ponsel sungguhan, dan yang diminta adalah halaman termahal: halaman masuk, yang setiap kali menghitung pemeriksaan kata sandi yang lambat. Selama delapan menit kami melayani penyerang dengan sepenuh hati.

Sejak itu tiga hal berubah:

1. **Halaman mahal dikenai tol.** Sebelum perhitungan yang lambat, peramban harus memecahkan tugas kecil. Manusia tidak merasakannya; ponsel yang meminta seribu kali, ya.
2. **Aturan disiapkan.** Setiap pelanggan punya selembar catatan tentang apa yang boleh ditutup dan siapa yang menyetujui, lengkap dengan namanya.
3. **Kami berlatih setiap tanggal 24.** Setiap bulan, dengan trafik sungguhan, sepersepuluh ukurannya.

> Pukul 09.14 telepon sudah di tangan saya. Pukul 09.15 orang Flou yang menelepon duluan. Di situlah bedanya.

Begitu cerita kepala operasi layanan pembayaran itu kepada kami sesudahnya.

## Yang bisa Anda lakukan

- Pastikan alamat Anda hanya bisa dijangkau lewat perisai, tidak pernah langsung
- Kenali halaman termahal Anda, dan ukurlah
- Simpan di cache apa yang sama bagi semua orang
- Tulis lembar catatannya: apa yang boleh kami tutup lebih dulu?

DDoS Protection menyertai setiap penyeimbang beban dan gratis untuk serangan hingga 10 gigabit per detik. Di atas itu ada paket *Shield Plus* dengan harga tetap per bulan, tanpa tagihan yang membengkak seiring serangan. Bagaimana permintaan menemukan region lain saat satu region penuh, baca tulisan tentang [penyeimbang beban](/news-and-information/load-balancing-across-regions). Untuk melaporkan serangan yang sedang berlangsung, gunakan [dukungan](/support) atau telepon.`,
  },
}
