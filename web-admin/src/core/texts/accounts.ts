import type { Text } from '@flou/shared/locale.ts'

export const recoveryTexts = {
  'account.forgotTitle': { en: 'Forgot password', id: 'Lupa kata sandi' },
  'account.forgotHint': {
    en: 'Enter your email address. If it belongs to an account, we will send a link to set a new password.',
    id: 'Masukkan alamat email Anda. Jika terdaftar, kami akan mengirim tautan untuk membuat kata sandi baru.',
  },
  'account.sendLink': { en: 'Send link', id: 'Kirim tautan' },
  'account.resetTitle': { en: 'Set a new password', id: 'Buat kata sandi baru' },
  'account.newPassword': { en: 'New password', id: 'Kata sandi baru' },
  'account.confirmPassword': { en: 'Confirm new password', id: 'Konfirmasi kata sandi baru' },
  'account.setPassword': { en: 'Set password', id: 'Simpan kata sandi' },
  'account.passwordSet': {
    en: 'Your password has been changed. Log in with the new one.',
    id: 'Kata sandi Anda telah diubah. Masuk dengan kata sandi baru.',
  },
  'account.noToken': {
    en: 'This link is incomplete. Request a new one.',
    id: 'Tautan ini tidak lengkap. Minta tautan baru.',
  },
  'account.invitationTitle': { en: 'Welcome', id: 'Selamat datang' },
  'account.invitationHint': {
    en: 'Set a password with at least {{min}} characters. Common passwords are refused. Then log in with it.',
    id: 'Buat kata sandi dengan minimal {{min}} karakter. Kata sandi yang umum ditolak. Setelah itu, masuk dengan kata sandi tersebut.',
  },
  'account.invitationOver': {
    en: 'This invitation can no longer be used. It is valid for {{days}} days, works once, and a newer invitation replaces it. If you have set a password, log in. Otherwise ask the person who invited you to send it again.',
    id: 'Undangan ini tidak dapat dipakai lagi. Undangan berlaku {{days}} hari, hanya dapat dipakai sekali, dan diganti oleh undangan yang lebih baru. Jika sudah membuat kata sandi, silakan masuk. Jika belum, minta pengundang Anda mengirimnya lagi.',
  },
  'account.askNewLink': { en: 'Request a new link', id: 'Minta tautan baru' },
} as const satisfies Record<string, Text>

export const profileTexts = {
  'profile.title': { en: 'Your profile', id: 'Profil Anda' },
  'profile.about': { en: 'About you', id: 'Tentang Anda' },
  'profile.picture': { en: 'Picture', id: 'Foto' },
  'profile.choosePicture': { en: 'Choose picture', id: 'Pilih foto' },
  'profile.removePicture': { en: 'Remove picture', id: 'Hapus foto' },
  'profile.pictureUnread': {
    en: 'This file is not a picture that can be shown. Choose a JPEG, PNG or WebP file.',
    id: 'Berkas ini bukan gambar yang dapat ditampilkan. Pilih berkas JPEG, PNG, atau WebP.',
  },
  'profile.name': { en: 'Full name', id: 'Nama lengkap' },
  'profile.language': { en: 'Language after login and in emails', id: 'Bahasa setelah masuk dan di email' },
  'profile.office': {
    en: 'Back-office that opens after login',
    id: 'Back-office yang terbuka setelah masuk',
  },
  'profile.commentMails': {
    en: 'Email me when I am mentioned or assigned a task',
    id: 'Kirim email saat saya disebut atau diberi tugas',
  },
  'profile.save': { en: 'Save profile', id: 'Simpan profil' },
  'profile.password': { en: 'Change password', id: 'Ubah kata sandi' },
  'profile.passwordHint': {
    en: 'Changing your password ends your other sessions. You stay logged in here.',
    id: 'Sesi Anda yang lain berakhir saat kata sandi diubah. Di sini Anda tetap masuk.',
  },
  'profile.current': { en: 'Current password', id: 'Kata sandi saat ini' },
  'profile.new': { en: 'New password', id: 'Kata sandi baru' },
  'profile.confirm': { en: 'Confirm new password', id: 'Konfirmasi kata sandi baru' },
  'profile.change': { en: 'Change password', id: 'Ubah kata sandi' },
  'profile.sessions': { en: 'Active sessions', id: 'Sesi aktif' },
  'profile.sessionsHint': {
    en: 'If you do not recognise a session, end it and change your password.',
    id: 'Jika ada sesi yang tidak Anda kenali, akhiri sesi itu dan ubah kata sandi Anda.',
  },
  'profile.device': { en: 'Device', id: 'Perangkat' },
  'profile.created': { en: 'Logged in', id: 'Masuk sejak' },
  'profile.lastUsed': { en: 'Last used', id: 'Terakhir dipakai' },
  'profile.action': { en: 'Action', id: 'Tindakan' },
  'profile.thisSession': { en: 'This session', id: 'Sesi ini' },
  'profile.end': { en: 'End', id: 'Akhiri' },
  'profile.moreOf': { en: 'Actions for {{device}}', id: 'Tindakan untuk {{device}}' },
  'profile.endOf': { en: 'End {{device}}', id: 'Akhiri {{device}}' },
  'profile.endAsk': { en: 'End the session {{device}}?', id: 'Akhiri sesi {{device}}?' },
  'profile.endOthers': { en: 'End all other sessions', id: 'Akhiri semua sesi lain' },
  'profile.endOthersAsk': { en: 'End all other sessions?', id: 'Akhiri semua sesi lain?' },
  'profile.endHint': {
    en: 'You will have to log in again in that browser. Unsaved text is kept there.',
    id: 'Anda perlu masuk lagi di peramban itu. Teks yang belum disimpan tetap ada di sana.',
  },
  'profile.noOthers': {
    en: 'You are logged in on this device only.',
    id: 'Anda hanya masuk di perangkat ini.',
  },
  'profile.cancel': { en: 'Cancel', id: 'Batal' },
} as const satisfies Record<string, Text>

export const permissionTexts = {
  'permissions.area': { en: 'Area', id: 'Area' },
  'permissions.group.content': { en: 'Content', id: 'Konten' },
  'permissions.group.inbox': { en: 'Inboxes', id: 'Kotak masuk' },
  'permissions.group.administration': { en: 'Administration', id: 'Administrasi' },
  'permissions.preset': { en: 'Fill from a preset', id: 'Isi dari templat' },
  'permissions.preset.editor': { en: 'Editor', id: 'Editor' },
  'permissions.preset.author': { en: 'Author or translator', id: 'Penulis atau penerjemah' },
  'permissions.preset.approver': { en: 'Approver', id: 'Pemberi persetujuan' },
  'permissions.preset.inbox': { en: 'Inbox clerk', id: 'Petugas kotak masuk' },
  'permissions.preset.viewer': { en: 'Viewer', id: 'Pembaca' },
  'permissions.preset.administrator': { en: 'Administrator', id: 'Administrator' },
  'permissions.preset.none': { en: 'Nothing', id: 'Kosong' },
  'permissions.count': {
    en: '{{count}} of {{total}} areas can be seen',
    id: '{{count}} dari {{total}} area dapat dilihat',
  },
  'permissions.hint': {
    en: 'Without “Publish”, changes by this role wait for approval. Without “Edit”, forms are read-only. Without “Delete”, the trash is not available.',
    id: 'Tanpa “Terbitkan”, perubahan oleh peran ini menunggu persetujuan. Tanpa “Ubah”, formulir hanya dapat dibaca. Tanpa “Hapus”, tempat sampah tidak tersedia.',
  },
  'permissions.all': { en: '{{right}}: all of {{group}}', id: '{{right}}: semua {{group}}' },
  'permissions.row': { en: '{{name}}: all rights', id: '{{name}}: semua hak' },
} as const satisfies Record<string, Text>

export const accountStateTexts = {
  'accountState.create': {
    en: 'After saving, this person gets an email with a link to set a password. The link is valid for {{days}} days.',
    id: 'Setelah disimpan, orang ini menerima email berisi tautan untuk membuat kata sandi. Tautan berlaku {{days}} hari.',
  },
  'accountState.invited': {
    en: 'Invited on {{sent}}, no password set yet. The link is valid until {{expires}}.',
    id: 'Diundang pada {{sent}}, belum membuat kata sandi. Tautan berlaku sampai {{expires}}.',
  },
  'accountState.invitedOnly': {
    en: 'Invited, no password set yet.',
    id: 'Diundang, belum membuat kata sandi.',
  },
  'accountState.expired': {
    en: 'Invited, no password set yet. The link has expired.',
    id: 'Diundang, belum membuat kata sandi. Tautannya sudah kedaluwarsa.',
  },
  'accountState.resend': { en: 'Resend', id: 'Kirim ulang' },
  'accountState.locked': {
    en: 'Locked after too many failed logins.',
    id: 'Terkunci karena terlalu sering gagal masuk.',
  },
  'accountState.unlocked': { en: 'Unlocked when you save.', id: 'Kunci dibuka saat Anda menyimpan.' },
  'accountState.unlock': { en: 'Unlock', id: 'Buka kunci' },
} as const satisfies Record<string, Text>
