import type { DemoCategory } from '../product.ts'

export const containers: DemoCategory = {
  key: 'containers',
  title: 'Containers',
  icon: 'icon-containers',
  heading: { en: 'Ship many times a day', id: 'Rilis berkali-kali sehari' },
  about: {
    en: 'Clusters, registries and functions that update themselves when you say so.',
    id: 'Klaster, registri, dan fungsi yang diperbarui saat Anda menghendakinya.',
  },
  groups: [
    {
      key: 'orchestration',
      title: 'Orchestration',
      picture: 'cluster-card',
      about: { en: 'Clusters without the night shifts.', id: 'Klaster tanpa sif malam.' },
    },
    {
      key: 'serverless',
      title: 'Serverless',
      picture: 'containers-card',
      about: { en: 'Code that runs when it is called.', id: 'Kode yang berjalan ketika dipanggil.' },
    },
  ],
  products: [
    {
      key: 'kubernetes',
      group: 'orchestration',
      icon: 'icon-containers',
      picture: 'cluster-card',
      title: { en: 'Kubernetes Engine', id: 'Kubernetes Engine' },
      line: {
        en: 'Managed clusters, updated at the hour you choose.',
        id: 'Klaster terkelola, diperbarui pada jam pilihan Anda.',
      },
      about: {
        en: 'Certified Kubernetes with networks, disks and load balancers connected. The control plane of one zone is free.',
        id: 'Kubernetes tersertifikasi yang sudah terhubung dengan jaringan, disk, dan penyeimbang beban. Control plane satu zona gratis.',
      },
      features: [
        [
          'Updates that go back',
          'Pembaruan yang bisa kembali',
          'An update that does not become healthy is undone.',
          'Pembaruan yang tidak sehat dikembalikan otomatis.',
        ],
        [
          'Node groups',
          'Grup node',
          'Mix processors, memory and accelerators in one cluster.',
          'Gabungkan prosesor, memori, dan akselerator dalam satu klaster.',
        ],
        [
          'Policies included',
          'Kebijakan bawaan',
          'Refuse images without a signature.',
          'Tolak citra tanpa tanda tangan.',
        ],
      ],
      benefits: [
        [
          'Less to run',
          'Lebih sedikit urusan',
          'We watch the control plane day and night.',
          'Control plane kami jaga siang malam.',
        ],
        [
          'No lock-in',
          'Tidak terkunci',
          'Plain Kubernetes: your manifests work anywhere.',
          'Kubernetes murni: manifes Anda berjalan di mana pun.',
        ],
      ],
      packages: 'instance',
      from: 320_000,
      isOnCalculator: true,
    },
    {
      key: 'container-registry',
      group: 'orchestration',
      icon: 'icon-containers',
      picture: 'containers-card',
      title: { en: 'Container Registry', id: 'Container Registry' },
      line: { en: 'Images close to where they run.', id: 'Citra dekat dengan tempatnya berjalan.' },
      about: {
        en: 'A private registry in every region that scans images when they arrive and when a new weakness is known.',
        id: 'Registri privat di setiap region yang memindai citra saat masuk dan ketika celah baru diketahui.',
      },
      features: [
        [
          'Scanned',
          'Dipindai',
          'Findings with the line to change.',
          'Temuan lengkap dengan baris yang harus diubah.',
        ],
        [
          'Signed',
          'Ditandatangani',
          'Clusters start only what you signed.',
          'Klaster hanya menjalankan yang Anda tanda tangani.',
        ],
        ['Tidy', 'Rapi', 'Rules remove what nobody pulls.', 'Aturan membersihkan yang tidak pernah ditarik.'],
      ],
      benefits: [
        [
          'Quick starts',
          'Cepat menyala',
          'Layers are kept beside the nodes.',
          'Layer disimpan di dekat node.',
        ],
        [
          'One bill',
          'Satu tagihan',
          'Traffic within the region is free.',
          'Lalu lintas di dalam region gratis.',
        ],
      ],
      packages: 'storage',
      from: 30_000,
    },
    {
      key: 'serverless-container',
      group: 'serverless',
      icon: 'icon-containers',
      picture: 'containers-card',
      title: { en: 'Serverless Container', id: 'Serverless Container' },
      line: { en: 'A container, an address, done.', id: 'Satu kontainer, satu alamat, selesai.' },
      about: {
        en: 'Runs an image behind an https address and scales it from none to hundreds, without a cluster.',
        id: 'Menjalankan citra di balik alamat https dan menskalakannya dari nol sampai ratusan, tanpa klaster.',
      },
      features: [
        ['Scales to none', 'Skala hingga nol', 'No traffic, no cost.', 'Tanpa trafik, tanpa biaya.'],
        [
          'Split traffic',
          'Bagi trafik',
          'Send five per cent to the new version first.',
          'Kirim lima persen ke versi baru lebih dulu.',
        ],
        [
          'Private too',
          'Bisa privat',
          'Reach databases over the private network.',
          'Jangkau basis data lewat jaringan privat.',
        ],
      ],
      benefits: [
        ['From idea to address', 'Dari ide ke alamat', 'In less than a minute.', 'Kurang dari satu menit.'],
        [
          'Nothing to patch',
          'Tanpa menambal',
          'We look after what is below your image.',
          'Kami mengurus semua di bawah citra Anda.',
        ],
      ],
      packages: 'general',
      from: 40_000,
      isOnCalculator: true,
    },
    {
      key: 'functions',
      group: 'serverless',
      icon: 'icon-insight',
      picture: 'codeToCloud-card',
      title: { en: 'Cloud Functions', id: 'Cloud Functions' },
      line: { en: 'Small programs for events.', id: 'Program kecil untuk setiap peristiwa.' },
      about: {
        en: 'Functions in JavaScript, Python, Go and Java that react to uploads, messages, timetables and calls.',
        id: 'Fungsi dalam JavaScript, Python, Go, dan Java yang bereaksi terhadap unggahan, pesan, jadwal, dan panggilan.',
      },
      features: [
        [
          'Events',
          'Peristiwa',
          'From object storage, queues, databases and the clock.',
          'Dari object storage, antrean, basis data, dan jadwal.',
        ],
        [
          'Starts fast',
          'Mulai cepat',
          'Under 80 milliseconds from cold.',
          'Di bawah 80 milidetik dari keadaan dingin.',
        ],
        [
          'Traced',
          'Terlacak',
          'Each call with its time and its cost.',
          'Setiap panggilan dengan waktu dan biayanya.',
        ],
      ],
      benefits: [
        [
          'A million calls free',
          'Sejuta panggilan gratis',
          'Each month, for everybody.',
          'Setiap bulan, untuk semua.',
        ],
        [
          'Glue without servers',
          'Perekat tanpa server',
          'Connect systems in an afternoon.',
          'Hubungkan sistem dalam satu sore.',
        ],
      ],
      packages: 'general',
      from: 15_000,
    },
  ],
}
