import type { DemoArea } from './solution.ts'

export const continuity: DemoArea = {
  key: 'continuity',
  solutions: [
    {
      key: 'business-continuity',
      picture: 'vault-card',
      products: ['disaster-recovery', 'backup', 'snapshot', 'dns'],
      stories: ['toko-rempah'],
      icons: ['backup', 'price', 'security'],
      en: {
        title: 'Back in thirty minutes',
        line: 'A second site, rehearsed each quarter.',
        overview:
          'Systems are kept 15 seconds behind in another region, with a plan that starts them in the right order.',
        content:
          'A plan that has never been tried is a hope. The design keeps a second site fifteen seconds behind, starts it in the right order at the press of a button, and rehearses that each quarter without disturbing anyone.\n\nThe report of each rehearsal is what your auditor asks for.',
        gains: [
          ['Rehearsed', 'With a report for the auditor.'],
          ['Cheap at rest', 'You pay for disks only.'],
          ['Ransomware', 'Copies nobody can delete.'],
        ],
      },
      id: {
        title: 'Pulih dalam tiga puluh menit',
        line: 'Lokasi kedua, diuji tiap kuartal.',
        overview:
          'Sistem dijaga tertinggal paling lama 15 detik di region lain, dengan rencana yang menyalakannya dalam urutan benar.',
        content:
          'Rencana yang belum pernah dicoba hanyalah harapan. Rancangan ini menjaga lokasi kedua tertinggal lima belas detik, menyalakannya dalam urutan yang benar dengan satu tombol, dan melatihnya setiap kuartal tanpa mengganggu siapa pun.\n\nLaporan setiap latihan itulah yang diminta auditor Anda.',
        gains: [
          ['Teruji', 'Dengan laporan untuk auditor.'],
          ['Murah saat siaga', 'Anda hanya membayar disk.'],
          ['Ransomware', 'Salinan yang tak bisa dihapus siapa pun.'],
        ],
      },
    },
    {
      key: 'zero-trust',
      picture: 'guarded-card',
      products: ['identity', 'key-management', 'web-application-firewall', 'vulnerability-scanner'],
      stories: ['asuransi-teduh', 'klinik-sehati'],
      icons: ['security', 'certificate', 'people'],
      en: {
        title: 'Trust nobody by default',
        line: 'Each call is checked, inside too.',
        overview:
          'Identities for people and machines, short rights, keys that turn, and a report that shows it.',
        content:
          'A wall around the network helps little once somebody is inside. The design gives each person and each machine an identity, checks every call, and grants rights for an hour with a reason.\n\nIt is brought in application by application, beginning with what is open to the internet.',
        gains: [
          ['Short rights', 'For an hour, with a reason.'],
          ['No keys in files', 'Machines have identities.'],
          ['Shown', 'One report for each audit.'],
        ],
      },
      id: {
        title: 'Tak ada yang dipercaya begitu saja',
        line: 'Setiap panggilan diperiksa, termasuk dari dalam.',
        overview:
          'Identitas untuk orang dan mesin, hak sementara, kunci yang dirotasi, dan laporan yang membuktikannya.',
        content:
          'Tembok di sekeliling jaringan tidak banyak membantu begitu seseorang sudah di dalam. Rancangan ini memberi setiap orang dan mesin sebuah identitas, memeriksa setiap panggilan, dan memberi hak satu jam disertai alasan.\n\nPenerapannya dilakukan aplikasi demi aplikasi, dimulai dari yang terbuka ke internet.',
        gains: [
          ['Hak sementara', 'Satu jam, dengan alasan.'],
          ['Tanpa kunci di berkas', 'Mesin punya identitas.'],
          ['Terbukti', 'Satu laporan untuk setiap audit.'],
        ],
      },
    },
    {
      key: 'ransomware-protection',
      picture: 'storm-card',
      products: ['backup', 'object-storage', 'vulnerability-scanner', 'logging'],
      stories: ['toko-rempah', 'badan-cuaca'],
      icons: ['backup', 'security', 'insight'],
      en: {
        title: 'Ransomware finds nothing to take',
        line: 'Copies that nobody can delete, also not you.',
        overview:
          'Backups lie in a vault with a lock on time, restores are tried each month, and unusual writing raises an alarm.',
        content:
          'Attackers look for backups first. The design keeps copies in an account of their own, locked for as many days as you choose, and tries each month whether they can be read.\n\nWhen it happens, you know which day was the last clean one and how long the way back takes.',
        gains: [
          ['Locked', 'For as many days as you choose.'],
          ['Tried', 'Each month, with a report.'],
          ['Noticed', 'Unusual writing within minutes.'],
        ],
      },
      id: {
        title: 'Ransomware tak menemukan apa-apa',
        line: 'Salinan yang tak bisa dihapus siapa pun, termasuk Anda.',
        overview:
          'Cadangan tersimpan di brankas berkunci waktu, pemulihan dicoba setiap bulan, dan penulisan yang tidak wajar memicu peringatan.',
        content:
          'Penyerang mencari cadangan lebih dulu. Rancangan ini menyimpan salinan di akun tersendiri, terkunci selama hari yang Anda tentukan, dan setiap bulan mencoba apakah salinan itu terbaca.\n\nBila serangan terjadi, Anda tahu hari terakhir yang masih bersih dan berapa lama waktu pemulihannya.',
        gains: [
          ['Terkunci', 'Selama hari yang Anda tentukan.'],
          ['Teruji', 'Setiap bulan, dengan laporan.'],
          ['Terdeteksi', 'Penulisan tak wajar dalam hitungan menit.'],
        ],
      },
    },
  ],
  useCases: [
    {
      key: 'office-files',
      picture: 'twins-card',
      products: ['file-storage', 'vpn-gateway', 'backup'],
      stories: ['kapal-nusantara', 'toko-rempah'],
      icons: ['storage', 'backup'],
      en: {
        title: 'Files for all offices',
        line: 'One drive letter everywhere.',
        overview: 'Shared folders with your directory, previous versions and a copy out of reach.',
        content:
          'All offices work in the same folders, with the rights of your directory. Earlier versions are a click away, and a copy lies where no malware reaches.',
        gains: [
          ['Familiar', 'It is still drive H.'],
          ['Safe', 'From floods and ransomware.'],
        ],
      },
      id: {
        title: 'Berkas untuk semua kantor',
        line: 'Satu huruf drive di mana pun.',
        overview: 'Folder bersama dengan direktori Anda, versi sebelumnya, dan salinan di luar jangkauan.',
        content:
          'Semua kantor bekerja di folder yang sama dengan hak dari direktori Anda. Versi sebelumnya tersedia dengan satu klik, dan satu salinan tersimpan di luar jangkauan malware.',
        gains: [
          ['Akrab', 'Tetap drive H.'],
          ['Aman', 'Dari banjir dan ransomware.'],
        ],
      },
    },
    {
      key: 'disaster-recovery',
      picture: 'twins-card',
      products: ['disaster-recovery', 'snapshot', 'dns'],
      stories: ['badan-cuaca', 'toko-rempah'],
      icons: ['backup', 'region'],
      en: {
        title: 'Disaster recovery',
        line: 'A second region that is ready.',
        overview:
          'Systems are copied all the time to another region and started there in the right order when they are needed.',
        content:
          'Floods, fires and wrong commands do not ask for a date. A second region follows fifteen seconds behind; names, addresses and the order of starting are part of the plan, and the plan is rehearsed.',
        gains: [
          ['Thirty minutes', 'To full service.'],
          ['Rehearsed', 'Each quarter, without a pause.'],
        ],
      },
      id: {
        title: 'Pemulihan bencana',
        line: 'Region kedua yang selalu siap.',
        overview:
          'Sistem terus disalin ke region lain dan dinyalakan di sana dalam urutan yang benar ketika diperlukan.',
        content:
          'Banjir, kebakaran, dan perintah yang salah tidak memilih tanggal. Region kedua mengikuti dengan selisih lima belas detik; nama, alamat, dan urutan penyalaan menjadi bagian rencana, dan rencana itu dilatih.',
        gains: [
          ['Tiga puluh menit', 'Hingga layanan penuh.'],
          ['Dilatih', 'Setiap kuartal, tanpa jeda layanan.'],
        ],
      },
    },
  ],
}
