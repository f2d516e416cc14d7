import type { DemoCategory } from '../product.ts'

export const storage: DemoCategory = {
  key: 'storage',
  title: 'Storage',
  icon: 'icon-storage',
  heading: { en: 'A place for every byte', id: 'Tempat untuk setiap bita' },
  about: {
    en: 'Disks, objects, files, archives and the copies you hope never to need.',
    id: 'Disk, objek, berkas, arsip, dan salinan yang Anda harap tak pernah diperlukan.',
  },
  groups: [
    {
      key: 'primary',
      title: 'Primary storage',
      picture: 'tiers-card',
      about: { en: 'What applications read and write.', id: 'Yang dibaca dan ditulis aplikasi.' },
    },
    {
      key: 'protection',
      title: 'Protection',
      picture: 'vault-card',
      about: {
        en: 'Copies that withstand mistakes and ransomware.',
        id: 'Salinan yang tahan kesalahan dan ransomware.',
      },
    },
  ],
  products: [
    {
      key: 'block-storage',
      group: 'primary',
      icon: 'icon-storage',
      picture: 'tiers-card',
      title: { en: 'Block Storage', id: 'Block Storage' },
      line: {
        en: 'Disks of 10 GB to 64 TB, changed while they work.',
        id: 'Disk 10 GB hingga 64 TB yang bisa diubah saat bekerja.',
      },
      about: {
        en: 'Disks for servers and clusters, each kept three times, in three speeds.',
        id: 'Disk untuk server dan klaster, masing-masing disimpan tiga kali, dalam tiga kecepatan.',
      },
      features: [
        [
          'Three speeds',
          'Tiga kecepatan',
          'NVMe, standard and archive, changed without moving data by hand.',
          'NVMe, standar, dan arsip, diganti tanpa memindah data secara manual.',
        ],
        [
          'Encrypted',
          'Terenkripsi',
          'With keys of your own if you like.',
          'Dengan kunci Anda sendiri bila dikehendaki.',
        ],
        [
          'Shared disks',
          'Disk bersama',
          'One disk on several servers for clusters that know how.',
          'Satu disk di beberapa server untuk klaster yang mendukung.',
        ],
      ],
      benefits: [
        [
          '60,000 operations',
          '60.000 operasi',
          'A second, for each NVMe disk.',
          'Per detik, untuk setiap disk NVMe.',
        ],
        [
          'Grows online',
          'Bertambah tanpa henti',
          'No night shift to make room.',
          'Tanpa lembur untuk menambah ruang.',
        ],
      ],
      packages: 'storage',
      from: 12_000,
      isOnCalculator: true,
    },
    {
      key: 'object-storage',
      group: 'primary',
      icon: 'icon-storage',
      picture: 'region-card',
      title: { en: 'Object Storage', id: 'Object Storage' },
      line: {
        en: 'Any number of files over S3, in three zones.',
        id: 'Berkas tanpa batas lewat S3, di tiga zona.',
      },
      about: {
        en: 'For pictures, videos, documents, logs and backups. Works with every tool that speaks S3.',
        id: 'Untuk gambar, video, dokumen, log, dan cadangan. Bekerja dengan semua alat yang memahami S3.',
      },
      features: [
        [
          'Rules for age',
          'Aturan usia',
          'Move what is old to a cheaper class by itself.',
          'Pindahkan yang lama ke kelas lebih murah secara otomatis.',
        ],
        [
          'Object lock',
          'Object lock',
          'Nobody can delete before the day you set.',
          'Tidak ada yang bisa menghapus sebelum tanggal Anda.',
        ],
        [
          'Events',
          'Peristiwa',
          'Start a function for each upload.',
          'Jalankan fungsi untuk setiap unggahan.',
        ],
      ],
      benefits: [
        [
          'Eleven nines',
          'Sebelas angka sembilan',
          'Of durability, checked each month.',
          'Durabilitas yang diperiksa setiap bulan.',
        ],
        ['First 5 GB free', '5 GB pertama gratis', 'For as long as you like.', 'Selama Anda mau.'],
      ],
      packages: 'storage',
      from: 9_500,
      isOnCalculator: true,
    },
    {
      key: 'file-storage',
      group: 'primary',
      icon: 'icon-storage',
      picture: 'twins-card',
      title: { en: 'File Storage', id: 'File Storage' },
      line: { en: 'Shared folders over NFS and SMB.', id: 'Folder bersama lewat NFS dan SMB.' },
      about: {
        en: 'A file server without the server: thousands of clients on one folder, with snapshots people can open themselves.',
        id: 'Server berkas tanpa server: ribuan klien di satu folder, dengan snapshot yang bisa dibuka pengguna sendiri.',
      },
      features: [
        [
          'Both protocols',
          'Dua protokol',
          'Linux and Windows on the same files.',
          'Linux dan Windows di berkas yang sama.',
        ],
        [
          'Your directory',
          'Direktori Anda',
          'Rights from your own accounts.',
          'Hak akses dari akun Anda sendiri.',
        ],
        [
          'Previous versions',
          'Versi sebelumnya',
          'Restored from the right-click menu.',
          'Dipulihkan dari menu klik kanan.',
        ],
      ],
      benefits: [
        [
          'No capacity plan',
          'Tanpa rencana kapasitas',
          'It grows and shrinks with its content.',
          'Membesar dan mengecil mengikuti isinya.',
        ],
        ['Two zones', 'Dua zona', 'Keeps working when one fails.', 'Tetap bekerja saat satu zona terganggu.'],
      ],
      packages: 'storage',
      from: 45_000,
      isOnCalculator: true,
    },
    {
      key: 'archive-storage',
      group: 'protection',
      icon: 'icon-storage',
      picture: 'vault-card',
      title: { en: 'Archive Storage', id: 'Archive Storage' },
      line: {
        en: 'Ten years of records for the price of a coffee.',
        id: 'Arsip sepuluh tahun seharga secangkir kopi.',
      },
      about: {
        en: 'For what the law wants kept: medical records, transactions, recordings. Ready to read within five hours.',
        id: 'Untuk yang wajib disimpan menurut hukum: rekam medis, transaksi, rekaman. Siap dibaca dalam lima jam.',
      },
      features: [
        [
          'Locked',
          'Terkunci',
          'Retention that not even an owner can shorten.',
          'Masa simpan yang tidak bisa dipersingkat, bahkan oleh pemilik.',
        ],
        ['Two sites', 'Dua lokasi', '780 kilometres apart.', 'Berjarak 780 kilometer.'],
        [
          'Searchable',
          'Dapat dicari',
          'Find by name, day and label without waking the archive.',
          'Cari berdasarkan nama, tanggal, dan label tanpa membuka arsip.',
        ],
      ],
      benefits: [
        ['Rp190 a gigabyte', 'Rp190 per gigabita', 'A month, with no minimum.', 'Per bulan, tanpa minimum.'],
        ['Ready for audit', 'Siap diaudit', 'Proof of integrity on paper.', 'Bukti keutuhan dalam dokumen.'],
      ],
      packages: 'storage',
      from: 1_900,
    },
    {
      key: 'snapshot',
      group: 'protection',
      icon: 'icon-backup',
      picture: 'tiers-card',
      title: { en: 'Snapshot', id: 'Snapshot' },
      line: { en: 'A disk as it was a moment ago.', id: 'Disk seperti sesaat yang lalu.' },
      about: {
        en: 'Copies of disks in seconds, by hand or by timetable, from which new disks start at once.',
        id: 'Salinan disk dalam hitungan detik, manual atau terjadwal, yang langsung bisa menjadi disk baru.',
      },
      features: [
        [
          'Only what changed',
          'Hanya yang berubah',
          'You pay for the difference.',
          'Anda membayar selisihnya.',
        ],
        [
          'Groups',
          'Kelompok',
          'All disks of a server at the same instant.',
          'Semua disk satu server pada saat yang sama.',
        ],
        ['Shared', 'Dibagikan', 'With other projects and regions.', 'Ke proyek dan region lain.'],
      ],
      benefits: [
        [
          'Brave updates',
          'Berani memperbarui',
          'Back in a minute if it fails.',
          'Kembali dalam semenit jika gagal.',
        ],
        [
          'Quick copies',
          'Salinan cepat',
          'A test system from production in two clicks.',
          'Sistem uji dari produksi dengan dua klik.',
        ],
      ],
      packages: 'snapshot',
      from: 6_500,
      isOnCalculator: true,
    },
    {
      key: 'backup',
      group: 'protection',
      icon: 'icon-backup',
      picture: 'vault-card',
      title: { en: 'Cloud Backup', id: 'Cloud Backup' },
      line: {
        en: 'Every night, in another region, out of reach.',
        id: 'Setiap malam, di region lain, di luar jangkauan.',
      },
      about: {
        en: 'Backs up servers, databases and files, here and in your own building, into a vault that ransomware cannot open.',
        id: 'Mencadangkan server, basis data, dan berkas, di sini maupun di gedung Anda, ke brankas yang tak bisa dibuka ransomware.',
      },
      features: [
        ['Vault of its own', 'Brankas terpisah', 'Another account, another key.', 'Akun lain, kunci lain.'],
        [
          'Restore tests',
          'Uji pemulihan',
          'Once a week, with a report.',
          'Seminggu sekali, lengkap dengan laporan.',
        ],
        [
          'Single files',
          'Berkas tunggal',
          'Without restoring the whole server.',
          'Tanpa memulihkan seluruh server.',
        ],
      ],
      benefits: [
        ['Proven', 'Terbukti', 'You know how long a restore takes.', 'Anda tahu lama pemulihannya.'],
        [
          'For both worlds',
          'Untuk dua dunia',
          'Cloud and own data centre in one list.',
          'Cloud dan pusat data sendiri dalam satu daftar.',
        ],
      ],
      packages: 'snapshot',
      from: 28_000,
      isOnCalculator: true,
    },
  ],
}
