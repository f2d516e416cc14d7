import type { Article } from '../article.ts'

export const gpuInstances: Article = {
  slug: 'gpu-instances-by-the-hour',
  category: 'product',
  subCategory: 'compute',
  date: '2026-06-22',
  picture: 'accelerators-card',
  en: {
    title: 'GPU instances by the hour, without a queue',
    description:
      'One, two, four or eight accelerators, ready in two minutes and billed by the second after the first hour.',
    body: `Whoever wanted to train a model in Indonesia had two choices: buy hardware that is idle most of the week, or wait for a place abroad. From today there is a third. GPU Server starts in two minutes, runs as long as you need, and stops costing when you stop it.

## Four sizes

| Type | Accelerators | Memory each | Cores | Good for |
| gpu-1 | 1 | 48 GB | 16 | inference, fine-tuning |
| gpu-2 | 2 | 48 GB | 32 | speech and vision |
| gpu-4 | 4 | 80 GB | 64 | training |
| gpu-8 | 8 | 80 GB | 128 | large models |

Types with four and eight are joined by a direct link, so that accelerators read each other's memory without the detour through the processor. Several servers can be joined at 400 Gbit/s.

## No queue, and how we manage that

We keep a tenth of the fleet free, always. When demand grows we buy, and until the machines arrive we lower nobody's quota. Interruptible servers, at sixty per cent off, fill what would stand idle; they get a two-minute warning before they have to go.

## Ready to work

The image brings drivers, the usual frameworks and a notebook server that only you can reach. Data comes straight from object storage at up to 20 Gbit/s, so a training set of one terabyte is there in seven minutes.

1. Create a project and ask for a quota; the answer comes within an hour on working days
2. Start from the image \`ml-ready\`
3. Write checkpoints to object storage every few minutes
4. Let the schedule stop the server when the graph is flat

Point three is not optional. A training run without checkpoints is a bet, and the house wins more often than one thinks.

## What it costs

A \`gpu-1\` costs Rp28,500 an hour in Jakarta. Fine-tuning a language model with seven billion parameters on a set of customer questions took one of our testers nine hours, or about Rp256,000; the first attempt, with wrong settings, cost the same.

> The price of a mistake has fallen so far that we dare to make them again.

## Where your data goes

Nowhere. Servers stay in the zone you chose, memory is erased between customers, and neither data nor models are used for anything of ours. Prices of all sizes are on the [pricing page](/pricing); how others begin is shown under [machine learning](/solution/use-case/ai-training).`,
  },
  id: {
    title: 'Instans GPU per jam, tanpa antrean',
    description:
      'Satu, dua, empat, atau delapan akselerator, siap dalam dua menit dan ditagih per detik setelah satu jam pertama.',
    body: `Selama ini, siapa pun yang ingin melatih model AI di Indonesia punya dua pilihan: membeli perangkat yang menganggur hampir sepanjang minggu, atau menunggu giliran di luar negeri. Mulai hari ini ada pilihan ketiga. GPU Server menyala dalam dua menit, berjalan selama diperlukan, dan berhenti menagih begitu Anda matikan.

## Empat ukuran

| Tipe | Akselerator | Memori masing-masing | Inti | Cocok untuk |
| gpu-1 | 1 | 48 GB | 16 | inferensi, fine-tuning |
| gpu-2 | 2 | 48 GB | 32 | suara dan citra |
| gpu-4 | 4 | 80 GB | 64 | pelatihan |
| gpu-8 | 8 | 80 GB | 128 | model besar |

Tipe dengan empat dan delapan akselerator dihubungkan jalur langsung, sehingga masing-masing dapat membaca memori yang lain tanpa memutar lewat prosesor. Beberapa server bisa disambung pada 400 Gbit/s.

## Tanpa antrean, dan bagaimana caranya

Kami selalu menyisakan sepersepuluh armada dalam keadaan kosong. Saat permintaan naik kami membeli, dan sampai mesinnya tiba kuota siapa pun tidak kami kurangi. Server yang boleh disela, dengan potongan enam puluh persen, mengisi kapasitas yang menganggur; ada peringatan dua menit sebelum harus berhenti.

## Siap pakai

Image-nya sudah berisi driver, kerangka kerja yang lazim, dan server notebook yang hanya bisa Anda akses. Data datang langsung dari penyimpanan objek hingga 20 Gbit/s, jadi himpunan data satu terabita tiba dalam tujuh menit.

1. Buat proyek dan ajukan kuota; jawabannya datang dalam satu jam pada hari kerja
2. Mulai dari image \`ml-ready\`
3. Tulis checkpoint ke penyimpanan objek setiap beberapa menit
4. Biarkan penjadwal mematikan server saat grafiknya mendatar

Poin ketiga bukan pilihan. Pelatihan tanpa checkpoint adalah taruhan, dan bandarnya lebih sering menang daripada yang kita kira. Satu listrik padam, satu kesalahan kecil, dan pekerjaan semalam harus diulang dari awal.

## Berapa biayanya

Satu \`gpu-1\` bertarif Rp28.500 per jam di Jakarta. Fine-tuning model bahasa tujuh miliar parameter dengan kumpulan pertanyaan pelanggan memakan sembilan jam bagi salah satu penguji kami, atau sekitar Rp256.000; percobaan pertama dengan pengaturan keliru biayanya sama.

> Harga sebuah kesalahan sudah turun begitu jauh sehingga kami berani mencoba lagi.

## Ke mana data Anda pergi

Tidak ke mana-mana. Server tetap di zona pilihan Anda, memori dihapus di antara dua pelanggan, dan data maupun model tidak kami pakai untuk keperluan apa pun. Harga semua ukuran ada di [halaman harga](/pricing); contoh cara memulainya ada di [pembelajaran mesin](/solution/use-case/ai-training).`,
  },
}
