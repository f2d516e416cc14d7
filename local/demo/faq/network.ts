import type { Questions } from './question.ts'

export const network: Questions = {
  key: 'network',
  page: 'general',
  title: { en: 'Network and regions', id: 'Jaringan dan region' },
  description: { en: 'Regions, addresses, lines and domains.', id: 'Region, alamat, jalur, dan domain.' },
  questions: [
    {
      ask: { en: 'Where are your data centres?', id: 'Di mana pusat data Anda?' },
      answer: {
        en: 'Three regions: Jakarta with three zones, Surabaya with three and Singapore with two. Zones of a region are 8 to 40 kilometres apart, on different power grids.',
        id: 'Ada tiga region: Jakarta dengan tiga zona, Surabaya dengan tiga zona, dan Singapura dengan dua zona. Zona dalam satu region berjarak 8 sampai 40 kilometer dengan jaringan listrik yang berbeda.',
      },
    },
    {
      ask: { en: 'Does my data stay in Indonesia?', id: 'Apakah data saya tetap di Indonesia?' },
      answer: {
        en: 'Yes, unless you choose Singapore yourself. Copies, backups and logs stay in the region you picked; a project can be locked to regions in Indonesia.',
        id: 'Ya, kecuali Anda sendiri memilih Singapura. Salinan, cadangan, dan log tetap di region pilihan Anda; proyek dapat dikunci hanya pada region di Indonesia.',
      },
    },
    {
      ask: { en: 'How fast is the line between regions?', id: 'Seberapa cepat jalur antarregion?' },
      answer: {
        en: 'Jakarta to Surabaya takes 11 milliseconds there and back, Jakarta to Singapore 13, over three lines that do not share a cable.',
        id: 'Jakarta–Surabaya pulang pergi 11 milidetik, Jakarta–Singapura 13 milidetik, melalui tiga jalur yang tidak berbagi kabel.',
      },
    },
    {
      ask: { en: 'Can I bring my own addresses?', id: 'Bisakah membawa alamat IP sendiri?' },
      answer: {
        en: 'Networks from /24 (IPv4) and /48 (IPv6) upwards. We announce them after you publish a route authorisation; it takes about a day.',
        id: 'Bisa, untuk blok mulai /24 (IPv4) dan /48 (IPv6). Kami mengumumkannya setelah Anda menerbitkan otorisasi rute; prosesnya sekitar satu hari.',
      },
    },
    {
      ask: { en: 'Is there a private line to our office?', id: 'Adakah jalur privat ke kantor kami?' },
      answer: {
        en: 'Direct Connect brings 1, 10 or 100 Gbit/s to 14 exchanges in Indonesia. A site-to-site VPN is included with every private network and set up in minutes.',
        id: 'Direct Connect menyediakan 1, 10, atau 100 Gbit/s ke 14 titik pertukaran di Indonesia. VPN antarlokasi sudah termasuk di setiap jaringan privat dan siap dalam hitungan menit.',
      },
    },
    {
      ask: { en: 'What does the load balancer do for me?', id: 'Apa manfaat penyeimbang beban?' },
      answer: {
        en: 'It spreads requests over zones, ends TLS with certificates that renew themselves, and takes a server out within 5 seconds when it fails its check.',
        id: 'Ia membagi permintaan ke beberapa zona, menangani TLS dengan sertifikat yang diperbarui otomatis, dan mengeluarkan server yang gagal diperiksa dalam 5 detik.',
      },
    },
    {
      ask: { en: 'Are attacks on my site stopped?', id: 'Apakah serangan ke situs saya ditahan?' },
      answer: {
        en: 'Floods are filtered at the edge for every customer without charge, up to 1.2 Tbit/s. The web application firewall against attacks on content is a product of its own.',
        id: 'Serangan banjir disaring di tepi jaringan untuk semua pelanggan tanpa biaya, hingga 1,2 Tbit/s. Web application firewall untuk serangan terhadap konten merupakan produk tersendiri.',
      },
    },
    {
      ask: { en: 'Do you support IPv6?', id: 'Apakah IPv6 didukung?' },
      answer: {
        en: 'Everywhere: servers, load balancers, object storage, DNS and the console. Each private network gets a /56.',
        id: 'Di semua layanan: server, penyeimbang beban, object storage, DNS, dan konsol. Setiap jaringan privat mendapat /56.',
      },
    },
  ],
}
