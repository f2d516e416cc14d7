import type { DemoCategory } from '../product.ts'

export const network: DemoCategory = {
  key: 'network',
  title: 'Network',
  icon: 'icon-network',
  heading: { en: 'Close to everybody', id: 'Dekat dengan semua orang' },
  about: {
    en: 'Private networks, balancing, delivery and lines into your building.',
    id: 'Jaringan privat, penyeimbangan, pengiriman konten, dan jalur ke gedung Anda.',
  },
  groups: [
    {
      key: 'delivery',
      title: 'Delivery',
      picture: 'balancer-card',
      about: { en: 'Traffic to where it is answered best.', id: 'Lalu lintas ke tempat jawaban terbaik.' },
    },
    {
      key: 'connectivity',
      title: 'Connectivity',
      picture: 'cableLanding-card',
      about: { en: 'Networks of your own, here and there.', id: 'Jaringan milik Anda, di sini dan di sana.' },
    },
  ],
  products: [
    {
      key: 'load-balancer',
      group: 'delivery',
      icon: 'icon-network',
      picture: 'balancer-card',
      title: { en: 'Load Balancer', id: 'Load Balancer' },
      line: {
        en: 'Spreads requests over servers, zones and regions.',
        id: 'Membagi permintaan ke server, zona, dan region.',
      },
      about: {
        en: 'Takes https, TCP and UDP, renews certificates by itself and leaves sick servers out within five seconds.',
        id: 'Menerima https, TCP, dan UDP, memperbarui sertifikat otomatis, dan melewati server bermasalah dalam lima detik.',
      },
      features: [
        ['Rules by path', 'Aturan per jalur', 'One address, many services.', 'Satu alamat, banyak layanan.'],
        [
          'Certificates',
          'Sertifikat',
          'Free, renewed 30 days ahead.',
          'Gratis, diperbarui 30 hari sebelumnya.',
        ],
        [
          'Global',
          'Global',
          'Visitors reach the nearest healthy region.',
          'Pengunjung diarahkan ke region sehat terdekat.',
        ],
      ],
      benefits: [
        [
          'Never the weak spot',
          'Bukan titik lemah',
          'It stands in all zones itself.',
          'Ia sendiri berdiri di semua zona.',
        ],
        [
          'By real load',
          'Menurut beban nyata',
          'Pay for connections, not for a size.',
          'Bayar koneksi, bukan ukuran.',
        ],
      ],
      packages: 'network',
      from: 185_000,
      isOnCalculator: true,
    },
    {
      key: 'cdn',
      group: 'delivery',
      icon: 'icon-region',
      picture: 'archipelago-card',
      title: { en: 'CDN', id: 'CDN' },
      line: { en: '38 places in Indonesia, 210 in the world.', id: '38 titik di Indonesia, 210 di dunia.' },
      about: {
        en: 'Keeps pages, pictures and films close to who looks at them, from Banda Aceh to Jayapura.',
        id: 'Menyimpan halaman, gambar, dan film dekat dengan penontonnya, dari Banda Aceh sampai Jayapura.',
      },
      features: [
        [
          'Clears in seconds',
          'Dibersihkan dalam detik',
          'By address, label or all.',
          'Per alamat, label, atau semua.',
        ],
        [
          'Pictures made to fit',
          'Gambar disesuaikan',
          'WebP and AVIF in the size of the screen.',
          'WebP dan AVIF seukuran layar.',
        ],
        [
          'Code at the edge',
          'Kode di tepi',
          'Small functions before the cache.',
          'Fungsi kecil sebelum cache.',
        ],
      ],
      benefits: [
        [
          '18 milliseconds',
          '18 milidetik',
          'Median to visitors in Indonesia.',
          'Median ke pengunjung di Indonesia.',
        ],
        ['First 100 GB free', '100 GB pertama gratis', 'Each month.', 'Setiap bulan.'],
      ],
      packages: 'network',
      from: 65_000,
      isOnCalculator: true,
    },
    {
      key: 'dns',
      group: 'delivery',
      icon: 'icon-network',
      picture: 'region-card',
      title: { en: 'Cloud DNS', id: 'Cloud DNS' },
      line: { en: 'Names that answer, always.', id: 'Nama yang selalu menjawab.' },
      about: {
        en: 'Name servers on four networks with DNSSEC, health checks and private zones.',
        id: 'Server nama di empat jaringan dengan DNSSEC, pemeriksaan kesehatan, dan zona privat.',
      },
      features: [
        ['100 per cent', '100 persen', 'Availability we guarantee.', 'Ketersediaan yang kami jamin.'],
        [
          'Failover',
          'Failover',
          'To another address when a check fails.',
          'Ke alamat lain bila pemeriksaan gagal.',
        ],
        ['As code', 'Sebagai kode', 'Zone files and Terraform.', 'Berkas zona dan Terraform.'],
      ],
      benefits: [
        ['Changes in 5 seconds', 'Berubah dalam 5 detik', 'Around the world.', 'Di seluruh dunia.'],
        [
          'Small price',
          'Harga kecil',
          'A zone costs less than a bottle of tea.',
          'Satu zona lebih murah dari sebotol teh.',
        ],
      ],
      packages: 'network',
      from: 4_000,
    },
    {
      key: 'private-network',
      group: 'connectivity',
      icon: 'icon-network',
      picture: 'twins-card',
      title: { en: 'Private Network', id: 'Private Network' },
      line: { en: 'Your own network over all zones.', id: 'Jaringan milik Anda di semua zona.' },
      about: {
        en: 'Subnets, routes and firewalls for everything you run, free of charge.',
        id: 'Subnet, rute, dan firewall untuk semua yang Anda jalankan, tanpa biaya.',
      },
      features: [
        [
          'Firewall by role',
          'Firewall per peran',
          'Rules follow servers, not addresses.',
          'Aturan mengikuti server, bukan alamat.',
        ],
        ['Flow logs', 'Log aliran', 'Who spoke to whom.', 'Siapa berbicara dengan siapa.'],
        ['Peering', 'Peering', 'Join projects without the internet.', 'Hubungkan proyek tanpa internet.'],
      ],
      benefits: [
        [
          'One small price',
          'Satu harga kecil',
          'Traffic within a region costs nothing.',
          'Lalu lintas di dalam region tidak dikenai biaya.',
        ],
        [
          'IPv6 everywhere',
          'IPv6 di mana-mana',
          'A /56 for each network.',
          'Satu /56 untuk setiap jaringan.',
        ],
      ],
      packages: 'network',
      from: 18_000,
    },
    {
      key: 'direct-connect',
      group: 'connectivity',
      icon: 'icon-network',
      picture: 'cableLanding-card',
      title: { en: 'Direct Connect', id: 'Direct Connect' },
      line: { en: 'A line from your building to ours.', id: 'Jalur dari gedung Anda ke gedung kami.' },
      about: {
        en: '1, 10 or 100 Gbit/s at 14 exchanges in Indonesia, ordered in the console and ready within ten days.',
        id: '1, 10, atau 100 Gbit/s di 14 titik pertukaran di Indonesia, dipesan di konsol dan siap dalam sepuluh hari.',
      },
      features: [
        ['Two ways', 'Dua jalur', 'On cables that never meet.', 'Di kabel yang tidak pernah bertemu.'],
        ['Encrypted', 'Terenkripsi', 'MACsec at line speed.', 'MACsec pada kecepatan penuh.'],
        [
          'Watched',
          'Terpantau',
          'Light levels and errors in the console.',
          'Level cahaya dan galat di konsol.',
        ],
      ],
      benefits: [
        ['Steady', 'Stabil', 'The same milliseconds day and night.', 'Milidetik yang sama siang dan malam.'],
        [
          'Traffic costs less',
          'Trafik lebih murah',
          'A third of the internet price.',
          'Sepertiga harga lewat internet.',
        ],
      ],
      packages: 'network',
      from: 6_500_000,
    },
    {
      key: 'vpn-gateway',
      group: 'connectivity',
      icon: 'icon-security',
      picture: 'guarded-card',
      title: { en: 'VPN Gateway', id: 'VPN Gateway' },
      line: { en: 'Offices and people, safely inside.', id: 'Kantor dan orang, aman di dalam.' },
      about: {
        en: 'Site-to-site tunnels and access for people with your own sign-in, set up in minutes.',
        id: 'Terowongan antarlokasi dan akses pengguna dengan sistem masuk Anda, siap dalam hitungan menit.',
      },
      features: [
        [
          'IPsec and WireGuard',
          'IPsec dan WireGuard',
          'With templates for 20 routers.',
          'Dengan templat untuk 20 router.',
        ],
        ['Two tunnels', 'Dua terowongan', 'In two zones.', 'Di dua zona.'],
        [
          'Rights by person',
          'Hak per orang',
          'Each reaches only what he needs.',
          'Setiap orang hanya menjangkau yang perlu.',
        ],
      ],
      benefits: [
        ['Up to 5 Gbit/s', 'Hingga 5 Gbit/s', 'For each gateway.', 'Untuk setiap gateway.'],
        [
          'No appliance',
          'Tanpa perangkat',
          'Nothing to buy or patch.',
          'Tidak ada yang perlu dibeli atau ditambal.',
        ],
      ],
      packages: 'network',
      from: 240_000,
      isOnCalculator: true,
    },
  ],
}
