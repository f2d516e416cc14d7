import type { Questions } from './question.ts'

export const account: Questions = {
  key: 'account',
  page: 'general',
  title: { en: 'Account and access', id: 'Akun dan akses' },
  description: {
    en: 'Opening an account, people and projects.',
    id: 'Membuka akun, orang, dan proyek.',
  },
  questions: [
    {
      ask: { en: 'How do I open an account?', id: 'Bagaimana cara membuka akun?' },
      answer: {
        en: 'Choose **Get started**, enter your work e-mail and confirm it. You need an identity card or company registration and a way to pay; both are checked within one working day. You can look around in the console at once.',
        id: 'Pilih **Mulai**, isi e-mail kerja Anda, lalu konfirmasi. Anda memerlukan KTP atau NIB perusahaan serta metode pembayaran; keduanya kami periksa dalam satu hari kerja. Konsol dapat langsung Anda jelajahi.',
      },
    },
    {
      ask: { en: 'Can my team share one account?', id: 'Bisakah tim saya memakai satu akun?' },
      answer: {
        en: 'Yes. Invite as many people as you like and give each a role: owner, administrator, operator, billing or reader. Passwords are never shared, and every action is in the activity log under its own name.',
        id: 'Bisa. Undang orang sebanyak yang Anda perlukan dan beri masing-masing peran: pemilik, administrator, operator, penagihan, atau pembaca. Kata sandi tidak pernah dibagikan, dan setiap tindakan tercatat atas nama pelakunya.',
      },
    },
    {
      ask: { en: 'What are projects for?', id: 'Untuk apa proyek?' },
      answer: {
        en: 'A project keeps resources, people and costs of one purpose together: production and test, or one customer each. Budgets and alarms are set per project.',
        id: 'Proyek menyatukan sumber daya, orang, dan biaya untuk satu tujuan: produksi dan uji coba, atau satu proyek per pelanggan. Anggaran dan peringatan diatur per proyek.',
      },
    },
    {
      ask: { en: 'Is two-step verification required?', id: 'Apakah verifikasi dua langkah wajib?' },
      answer: {
        en: 'For owners and administrators it is; for others an owner can require it. Authenticator apps and security keys work, text messages do not, because numbers can be taken over.',
        id: 'Wajib bagi pemilik dan administrator; bagi yang lain, pemilik dapat mewajibkannya. Anda bisa memakai aplikasi autentikator atau kunci keamanan. SMS tidak kami dukung karena nomor bisa diambil alih.',
      },
    },
    {
      ask: {
        en: 'Can we sign in with our own directory?',
        id: 'Bisakah kami masuk dengan direktori sendiri?',
      },
      answer: {
        en: 'Yes, by SAML 2.0 or OpenID Connect, with people created at their first sign-in and removed when they leave your directory. There is no extra charge.',
        id: 'Bisa, melalui SAML 2.0 atau OpenID Connect. Pengguna dibuat saat pertama kali masuk dan dihapus ketika tidak lagi ada di direktori Anda. Tanpa biaya tambahan.',
      },
    },
    {
      ask: { en: 'I lost my second factor. What now?', id: 'Saya kehilangan faktor kedua. Bagaimana?' },
      answer: {
        en: 'Use one of the ten recovery codes from the day you set it up. Without them another owner of the account can reset your factor. Where nobody is left, support checks your identity by video call, which takes up to two working days.',
        id: 'Gunakan salah satu dari sepuluh kode pemulihan yang Anda simpan saat menyiapkannya. Jika tidak ada, pemilik lain dapat mengatur ulang faktor Anda. Bila tidak ada siapa pun, tim dukungan memeriksa identitas Anda melalui panggilan video, paling lama dua hari kerja.',
      },
    },
    {
      ask: { en: 'How do I close my account?', id: 'Bagaimana cara menutup akun?' },
      answer: {
        en: 'Delete or move your resources, pay the last invoice, then choose **Close account** in the settings. Data is kept for 30 days in case you change your mind, and is then erased for good.',
        id: 'Hapus atau pindahkan sumber daya, lunasi tagihan terakhir, lalu pilih **Tutup akun** di pengaturan. Data disimpan 30 hari seandainya Anda berubah pikiran, setelah itu dihapus permanen.',
      },
    },
    {
      ask: { en: 'Is there a test account?', id: 'Apakah ada akun uji coba?' },
      answer: {
        en: 'New customers get a credit of Rp500,000 for 60 days, for every product but licences. Nothing is charged before the credit is used up and you agree.',
        id: 'Pelanggan baru mendapat kredit Rp500.000 selama 60 hari untuk semua produk kecuali lisensi. Tidak ada tagihan sebelum kredit habis dan Anda menyetujuinya.',
      },
    },
  ],
}
