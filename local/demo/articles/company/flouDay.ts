import type { Article } from '../article.ts'

export const flouDay: Article = {
  slug: 'flou-day-2026-recap',
  category: 'community',
  subCategory: 'events',
  date: '2026-11-09',
  picture: 'stage-card',
  en: {
    title: 'Flou Day 2026: what we saw, heard and switched off',
    description:
      'Eighteen hundred guests, thirty talks, and one region that lost its power on stage, on purpose. A look back.',
    body: `On Thursday 1,800 people came to South Jakarta for the fifth Flou Day, and another 6,000 watched from home. There were thirty talks in three halls, in two languages, and one moment in which nobody breathed.

## The red switch

At 10:40 our head of infrastructure walked to a box on the stage with a red switch, and asked a guest from the third row to press it. The switch cut the power of a test region with two hundred servers of volunteers among our customers. A screen showed what visitors of their sites saw. For four seconds, a ring turned. Then all went on, from Surabaya.

Of 38 systems 36 came back by themselves. The owners of the other two were called to the stage, got the loudest applause of the day, and a bottle of sambal each.

## What we announced

- **The third zone in Surabaya**, open since October: [the story](/news-and-information/surabaya-third-availability-zone)
- **GPU in Surabaya** from the second quarter of 2027
- **One bill for a group**: companies with several accounts see and pay them in one place, from January
- **An open price list**: all prices as a file that programs can read, without a log-in

## Five talks to watch first

| Talk | Hall | For whom |
| Four services are enough | A | architects |
| The alarm that let us sleep | B | operations |
| A shop, a night, twelve times the load | A | retail |
| Records at sea | C | health |
| I was the intern who dropped the table | B | everybody |

The last of them was chosen the best by the audience. Its speaker told without any excuse how a table with eleven million rows went away on her third day, how it [came back to the second](/news-and-information/database-restore-to-any-second), and what her superior said then: "Good. Now we know that it works."

## In the corridor

At the table of the schools, pupils from the [scholarship](/news-and-information/cloud-scholarship-vocational-schools) showed nineteen projects. Three left with an offer of work. At the table of prices people asked, as every year, why traffic out of the region costs anything. We said what we say each year, and lowered it by fifteen per cent from January.

> Most conferences show what works. Here I saw what breaks, and how.

A guest from a bank wrote this on the wall of cards by the door.

## Next year

Flou Day 2027 will be on 11 November in Surabaya. Films of all talks will be online by the end of the month, with subtitles in both languages; smaller meetings near you are listed under [events](/event).`,
  },
  id: {
    title: 'Flou Day 2026: yang kami lihat, dengar, dan matikan',
    description:
      'Seribu delapan ratus tamu, tiga puluh sesi, dan satu region yang listriknya sengaja diputus di atas panggung. Sebuah kilas balik.',
    body: `Kamis lalu 1.800 orang datang ke Jakarta Selatan untuk Flou Day kelima, dan 6.000 lainnya menonton dari rumah. Ada tiga puluh sesi di tiga aula, dalam dua bahasa, dan satu momen ketika semua orang menahan napas.

## Sakelar merah

Pukul 10.40 kepala infrastruktur kami berjalan ke sebuah kotak di panggung yang punya sakelar merah, lalu meminta seorang tamu dari baris ketiga menekannya. Sakelar itu memutus listrik sebuah region uji berisi dua ratus server milik pelanggan yang sukarela ikut. Layar menampilkan apa yang dilihat pengunjung situs mereka. Selama empat detik, lingkaran berputar. Lalu semuanya berlanjut, dari Surabaya.

Dari 38 sistem, 36 pulih sendiri. Pemilik dua sisanya dipanggil ke panggung, mendapat tepuk tangan paling meriah hari itu, dan masing-masing sebotol sambal.

## Yang kami umumkan

- **Zona ketiga di Surabaya**, dibuka sejak Oktober: [kisahnya](/news-and-information/surabaya-third-availability-zone)
- **GPU di Surabaya** mulai kuartal kedua 2027
- **Satu tagihan untuk grup**: perusahaan dengan beberapa akun melihat dan membayarnya di satu tempat, mulai Januari
- **Daftar harga terbuka**: semua harga dalam berkas yang bisa dibaca program, tanpa harus masuk

## Lima sesi untuk ditonton lebih dulu

| Sesi | Aula | Untuk siapa |
| Empat layanan sudah cukup | A | arsitek |
| Alarm yang membuat kami bisa tidur | B | operasi |
| Satu toko, satu malam, dua belas kali beban | A | ritel |
| Rekam medis di tengah laut | C | kesehatan |
| Sayalah anak magang yang menghapus tabel itu | B | semua orang |

Sesi terakhir dipilih penonton sebagai yang terbaik. Pembicaranya bercerita tanpa dalih bagaimana tabel sebelas juta baris lenyap di hari ketiganya, bagaimana tabel itu [kembali tepat ke detiknya](/news-and-information/database-restore-to-any-second), dan apa kata atasannya waktu itu: "Bagus. Sekarang kita tahu bahwa itu berfungsi."

## Di lorong

Di meja sekolah, siswa penerima [beasiswa](/news-and-information/cloud-scholarship-vocational-schools) memamerkan sembilan belas proyek. Tiga orang pulang membawa tawaran kerja. Di meja harga orang bertanya, seperti setiap tahun, mengapa trafik keluar region dikenai biaya. Jawaban kami masih seperti setiap tahun, tetapi mulai Januari tarifnya turun lima belas persen.

> Kebanyakan konferensi menunjukkan apa yang berhasil. Di sini saya melihat apa yang rusak, dan bagaimana rusaknya.

Seorang tamu dari sebuah bank menuliskannya di dinding kartu dekat pintu.

## Tahun depan

Flou Day 2027 akan digelar pada 11 November di Surabaya. Video semua sesi tayang akhir bulan ini dengan takarir dua bahasa; pertemuan yang lebih kecil di dekat Anda tercantum di [acara](/event).`,
  },
}
