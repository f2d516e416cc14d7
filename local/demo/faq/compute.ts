import type { Questions } from './question.ts'

export const compute: Questions = {
  key: 'compute',
  page: 'general',
  title: { en: 'Servers and containers', id: 'Server dan kontainer' },
  description: {
    en: 'Sizes, systems, scaling and updates.',
    id: 'Ukuran, sistem, penskalaan, dan pembaruan.',
  },
  questions: [
    {
      ask: { en: 'Which server size should I start with?', id: 'Sebaiknya mulai dari ukuran server apa?' },
      answer: {
        en: 'For a website or an internal application 2 vCPU and 4 GB are usually enough. Watch processor and memory for a week; the console proposes a size from what it measured.',
        id: 'Untuk situs web atau aplikasi internal, 2 vCPU dan 4 GB biasanya cukup. Amati prosesor dan memori selama seminggu; konsol akan menyarankan ukuran dari hasil pengukurannya.',
      },
    },
    {
      ask: { en: 'Can I resize a running server?', id: 'Bisakah mengubah ukuran server yang berjalan?' },
      answer: {
        en: 'Memory and processors can be added while it runs on most Linux images. Going down, and Windows, need one restart of about 40 seconds.',
        id: 'Pada sebagian besar citra Linux, memori dan prosesor dapat ditambah saat server berjalan. Memperkecil ukuran, dan server Windows, memerlukan satu kali mulai ulang sekitar 40 detik.',
      },
    },
    {
      ask: { en: 'Which operating systems are there?', id: 'Sistem operasi apa saja yang tersedia?' },
      answer: {
        en: 'Ubuntu, Debian, Rocky Linux, AlmaLinux, SUSE, Red Hat Enterprise Linux and Windows Server, patched each month. Your own images can be uploaded as qcow2, raw or VMDK.',
        id: 'Ubuntu, Debian, Rocky Linux, AlmaLinux, SUSE, Red Hat Enterprise Linux, dan Windows Server, yang kami perbarui tiap bulan. Citra Anda sendiri bisa diunggah dalam format qcow2, raw, atau VMDK.',
      },
    },
    {
      ask: { en: 'What happens when hardware fails?', id: 'Apa yang terjadi jika perangkat keras rusak?' },
      answer: {
        en: 'The server starts on another host within about 90 seconds, with the same disks and addresses. Two servers in different zones behind a load balancer do not notice.',
        id: 'Server dijalankan di host lain dalam sekitar 90 detik dengan disk dan alamat yang sama. Dua server di zona berbeda di balik penyeimbang beban tidak akan terganggu.',
      },
    },
    {
      ask: { en: 'Does Kubernetes cost extra?', id: 'Apakah Kubernetes berbayar tambahan?' },
      answer: {
        en: 'The control plane of one zone is free. A control plane over three zones, with a guarantee of 99.95 per cent, costs Rp900,000 a month. You pay for the nodes.',
        id: 'Control plane di satu zona gratis. Control plane di tiga zona dengan jaminan 99,95 persen berharga Rp900.000 per bulan. Yang Anda bayar adalah node-nya.',
      },
    },
    {
      ask: { en: 'How are clusters updated?', id: 'Bagaimana klaster diperbarui?' },
      answer: {
        en: 'You choose the day and the hour. Nodes are replaced one by one and drained first; an update that does not become healthy goes back by itself.',
        id: 'Anda memilih hari dan jamnya. Node diganti satu per satu setelah dikosongkan; pembaruan yang tidak kunjung sehat akan dikembalikan secara otomatis.',
      },
    },
    {
      ask: { en: 'Which accelerators can I rent?', id: 'Akselerator apa yang bisa disewa?' },
      answer: {
        en: 'L40S and H100, one to eight to a server, by the hour in Jakarta and by the week in Surabaya. A reservation keeps them for you for up to three months.',
        id: 'L40S dan H100, satu hingga delapan per server, per jam di Jakarta dan per minggu di Surabaya. Reservasi menyimpannya untuk Anda hingga tiga bulan.',
      },
    },
    {
      ask: { en: 'May I run my own licences?', id: 'Bolehkah memakai lisensi sendiri?' },
      answer: {
        en: 'Yes, on dedicated hosts, whose sockets and cores are listed in the console for your audit. Licences by the hour are there as well.',
        id: 'Boleh, pada host khusus yang soket dan intinya tercantum di konsol untuk keperluan audit Anda. Lisensi per jam juga tersedia.',
      },
    },
    {
      ask: { en: 'How many servers can I make?', id: 'Berapa banyak server yang bisa dibuat?' },
      answer: {
        en: 'New accounts start with 20 servers and 80 vCPU a region. More is a form of two lines, answered within four working hours.',
        id: 'Akun baru dimulai dengan 20 server dan 80 vCPU per region. Penambahan cukup lewat formulir dua baris yang dijawab dalam empat jam kerja.',
      },
    },
  ],
}
