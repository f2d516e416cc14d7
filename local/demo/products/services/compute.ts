import type { DemoCategory } from '../product.ts'

export const compute: DemoCategory = {
  key: 'compute',
  title: 'Compute',
  icon: 'icon-compute',
  heading: { en: 'Servers in any size', id: 'Server dalam segala ukuran' },
  about: {
    en: 'Virtual and physical servers, accelerators and what keeps their number right.',
    id: 'Server virtual dan fisik, akselerator, serta pengatur jumlahnya.',
  },
  groups: [
    {
      key: 'servers',
      title: 'Servers',
      picture: 'processor-card',
      about: {
        en: 'From one virtual processor to a whole machine of your own.',
        id: 'Dari satu prosesor virtual sampai satu mesin penuh milik Anda.',
      },
    },
    {
      key: 'acceleration',
      title: 'Acceleration and scaling',
      picture: 'accelerators-card',
      about: {
        en: 'Accelerators by the hour, and servers that come and go with the load.',
        id: 'Akselerator per jam, dan server yang mengikuti beban.',
      },
    },
  ],
  products: [
    {
      key: 'virtual-server',
      group: 'servers',
      icon: 'icon-compute',
      picture: 'processor-card',
      title: { en: 'Virtual Server', id: 'Virtual Server' },
      line: {
        en: 'A server in 28 seconds, billed by the second.',
        id: 'Server siap dalam 28 detik, ditagih per detik.',
      },
      about: {
        en: 'Virtual servers on the newest processors, with NVMe disks and a private network. For websites, business applications and everything that used to stand in your own rack.',
        id: 'Server virtual di prosesor terbaru dengan disk NVMe dan jaringan privat. Untuk situs web, aplikasi bisnis, dan semua yang dulu berdiri di rak Anda sendiri.',
      },
      features: [
        [
          'Grows while it runs',
          'Bertambah selagi berjalan',
          'Add memory, processors and disks without a restart.',
          'Tambah memori, prosesor, dan disk tanpa mulai ulang.',
        ],
        [
          'Three zones a region',
          'Tiga zona per region',
          'Place servers apart, so that a failure never takes all.',
          'Tempatkan server terpisah agar satu gangguan tidak menjatuhkan semuanya.',
        ],
        [
          'Your image or ours',
          'Citra Anda atau kami',
          'Six Linux families and Windows, patched each month, or an image of your own.',
          'Enam keluarga Linux dan Windows yang diperbarui tiap bulan, atau citra Anda sendiri.',
        ],
      ],
      benefits: [
        [
          'Pay for seconds',
          'Bayar per detik',
          'A test that runs ten minutes costs ten minutes.',
          'Uji coba sepuluh menit hanya berbiaya sepuluh menit.',
        ],
        [
          'Steady speed',
          'Kinerja stabil',
          'Processors are never sold twice on the g4 family.',
          'Prosesor keluarga g4 tidak pernah dijual dua kali.',
        ],
      ],
      packages: 'instance',
      from: 145_000,
      isOnCalculator: true,
    },
    {
      key: 'bare-metal',
      group: 'servers',
      icon: 'icon-compute',
      picture: 'skyline-card',
      title: { en: 'Bare Metal Server', id: 'Bare Metal Server' },
      line: {
        en: 'A whole machine, ready in twelve minutes.',
        id: 'Satu mesin penuh, siap dalam dua belas menit.',
      },
      about: {
        en: 'Physical servers without a hypervisor, on the same private network as everything else. For databases with licences by the core and for steady load.',
        id: 'Server fisik tanpa hypervisor di jaringan privat yang sama. Untuk basis data berlisensi per inti dan beban yang tetap.',
      },
      features: [
        [
          'No neighbours',
          'Tanpa tetangga',
          'Processor, memory and disks are yours alone.',
          'Prosesor, memori, dan disk sepenuhnya milik Anda.',
        ],
        [
          'Remote console',
          'Konsol jarak jauh',
          'Start, stop and watch the machine boot from the browser.',
          'Nyalakan, matikan, dan amati proses boot dari peramban.',
        ],
        [
          'Two lines of 25 Gbit/s',
          'Dua jalur 25 Gbit/s',
          'Joined, on separate switches.',
          'Digabung, pada switch yang terpisah.',
        ],
      ],
      benefits: [
        [
          'Predictable',
          'Terukur',
          'The last millisecond is yours to tune.',
          'Milidetik terakhir dapat Anda atur sendiri.',
        ],
        [
          'Licences kept',
          'Lisensi terpakai',
          'Cores and sockets are named for your audit.',
          'Inti dan soket tercantum untuk audit Anda.',
        ],
      ],
      packages: 'instance',
      from: 4_900_000,
      isOnCalculator: true,
    },
    {
      key: 'dedicated-host',
      group: 'servers',
      icon: 'icon-compute',
      picture: 'skyline-card',
      title: { en: 'Dedicated Host', id: 'Dedicated Host' },
      line: {
        en: 'Virtual servers on hardware nobody else uses.',
        id: 'Server virtual di perangkat keras khusus Anda.',
      },
      about: {
        en: 'A host for your servers only, which you fill as you like. Chosen by banks and ministries whose rules ask for separation.',
        id: 'Satu host khusus untuk server Anda yang dapat diisi sesuka hati. Dipilih bank dan kementerian yang aturannya mensyaratkan pemisahan.',
      },
      features: [
        [
          'Placement rules',
          'Aturan penempatan',
          'Keep servers together, or always apart.',
          'Jaga server tetap bersama, atau selalu terpisah.',
        ],
        [
          'Live move',
          'Pindah tanpa henti',
          'Maintenance moves servers to a spare host while they run.',
          'Saat pemeliharaan, server dipindahkan ke host cadangan selagi berjalan.',
        ],
        [
          'Full inventory',
          'Inventaris lengkap',
          'Serial numbers and firmware in the console.',
          'Nomor seri dan firmware tersedia di konsol.',
        ],
      ],
      benefits: [
        [
          'For regulated work',
          'Untuk sektor teregulasi',
          'Separation that an auditor can see.',
          'Pemisahan yang dapat dibuktikan kepada auditor.',
        ],
        [
          'Use it fully',
          'Terpakai penuh',
          'No charge for each server, only for the host.',
          'Tanpa biaya per server, cukup per host.',
        ],
      ],
      packages: 'instance',
      from: 11_500_000,
    },
    {
      key: 'gpu-server',
      group: 'acceleration',
      icon: 'icon-gpu',
      picture: 'accelerators-card',
      title: { en: 'GPU Server', id: 'GPU Server' },
      line: { en: 'Training and inference by the hour.', id: 'Pelatihan dan inferensi per jam.' },
      about: {
        en: 'Servers with one to eight accelerators for language models, pictures and simulations, in Jakarta and Surabaya.',
        id: 'Server dengan satu hingga delapan akselerator untuk model bahasa, gambar, dan simulasi, di Jakarta dan Surabaya.',
      },
      features: [
        [
          'L40S and H100',
          'L40S dan H100',
          'Joined by NVLink within a server, by 400 Gbit/s between servers.',
          'Terhubung NVLink di dalam server dan 400 Gbit/s antarserver.',
        ],
        [
          'Images ready to train',
          'Citra siap pakai',
          'Drivers, PyTorch and notebooks tested together.',
          'Driver, PyTorch, dan notebook yang sudah diuji bersama.',
        ],
        [
          'Reservations',
          'Reservasi',
          'Keep accelerators for a week or a quarter.',
          'Amankan akselerator untuk seminggu atau satu kuartal.',
        ],
      ],
      benefits: [
        [
          'No queue',
          'Tanpa antrean',
          'You see what is free before you start.',
          'Anda melihat yang tersedia sebelum mulai.',
        ],
        [
          'Data stays',
          'Data tetap di sini',
          'Train on data that may not leave the country.',
          'Latih model dengan data yang tidak boleh keluar negeri.',
        ],
      ],
      packages: 'instance',
      from: 9_800_000,
      isOnCalculator: true,
    },
    {
      key: 'auto-scaling',
      group: 'acceleration',
      icon: 'icon-insight',
      picture: 'balancer-card',
      title: { en: 'Auto Scaling', id: 'Auto Scaling' },
      line: { en: 'As many servers as the hour needs.', id: 'Server sebanyak yang dibutuhkan setiap saat.' },
      about: {
        en: 'Adds servers when load rises, by timetable or by measurement, and takes them away afterwards.',
        id: 'Menambah server ketika beban naik, menurut jadwal atau pengukuran, lalu menguranginya kembali.',
      },
      features: [
        [
          'By clock and by load',
          'Menurut jam dan beban',
          'Be ready before the sale begins.',
          'Siap sebelum promo dimulai.',
        ],
        [
          'Heals itself',
          'Pulih sendiri',
          'Servers that fail their check are replaced.',
          'Server yang gagal diperiksa langsung diganti.',
        ],
        [
          'Gentle farewell',
          'Pamit dengan rapi',
          'Connections end before a server goes.',
          'Koneksi diselesaikan sebelum server dilepas.',
        ],
      ],
      benefits: [
        ['Free of charge', 'Tanpa biaya', 'You pay only for the servers.', 'Anda hanya membayar servernya.'],
        [
          'Sleep at night',
          'Tidur tenang',
          'Twelve times the traffic on 12.12 without a call.',
          'Trafik dua belas kali lipat saat 12.12 tanpa panggilan darurat.',
        ],
      ],
      packages: 'general',
      from: 0,
    },
    {
      key: 'image-builder',
      group: 'servers',
      icon: 'icon-insight',
      picture: 'codeToCloud-card',
      title: { en: 'Image Builder', id: 'Image Builder' },
      line: {
        en: 'Server images made the same way every time.',
        id: 'Citra server yang selalu dibuat dengan cara sama.',
      },
      about: {
        en: 'Builds, tests and shares images from a file in your repository, with all patches of the day.',
        id: 'Membuat, menguji, dan membagikan citra dari berkas di repositori Anda, lengkap dengan pembaruan hari itu.',
      },
      features: [
        [
          'From a file',
          'Dari sebuah berkas',
          'Steps are versioned with your code.',
          'Langkah-langkahnya tersimpan bersama kode Anda.',
        ],
        [
          'Tested before use',
          'Diuji sebelum dipakai',
          'An image that does not start is never shared.',
          'Citra yang tidak bisa menyala tidak akan dibagikan.',
        ],
        ['In every region', 'Di setiap region', 'Copied within minutes.', 'Disalin dalam hitungan menit.'],
      ],
      benefits: [
        [
          'Known content',
          'Isi yang jelas',
          'A list of every package, ready for audit.',
          'Daftar setiap paket, siap untuk audit.',
        ],
        [
          'Quick patches',
          'Pembaruan cepat',
          'A new base reaches all servers the same day.',
          'Basis baru sampai ke semua server di hari yang sama.',
        ],
      ],
      packages: 'general',
      from: 75_000,
    },
  ],
}
