import type { Text } from '@flou/shared/locale.ts'

export const personalDataTexts = {
  'desk.email': { en: 'Email address', id: 'Alamat email' },
  'desk.find': { en: 'Find', id: 'Cari' },
  'desk.findHint': {
    en: 'Finds everything sent from this address through any form, and its newsletter subscription. Your search is recorded in the audit log.',
    id: 'Menemukan semua yang dikirim alamat ini melalui formulir apa pun, serta langganan buletinnya. Log audit mencatat pencarian Anda.',
  },
  'desk.found': { en: 'Data stored for this address', id: 'Data yang disimpan dari alamat ini' },
  'desk.none': {
    en: 'No data is stored for this address.',
    id: 'Tidak ada data yang disimpan dari alamat ini.',
  },
  'desk.newsletter': { en: 'Newsletter', id: 'Buletin' },
  'desk.newsletterSince': { en: '{{state}}, requested on {{when}}', id: '{{state}}, diminta pada {{when}}' },
  'desk.subscribed': { en: 'Agreed on {{when}}: “{{text}}”', id: 'Menyetujui pada {{when}}: “{{text}}”' },
  'desk.unsubscribed': { en: 'Withdrawn on {{when}}', id: 'Ditarik pada {{when}}' },
  'desk.partial': {
    en: 'Only the newest 100 are shown. Erasing covers all of them, 100 at a time.',
    id: 'Hanya 100 yang terbaru ditampilkan. Penghapusan mencakup semuanya, 100 setiap kali.',
  },
  'desk.what': { en: 'Data', id: 'Data' },
  'desk.when': { en: 'Received', id: 'Diterima' },
  'desk.until': { en: 'Will be deleted on', id: 'Akan dihapus pada' },
  'desk.notes': { en: 'Notes', id: 'Catatan' },
  'desk.export': { en: 'Export as JSON', id: 'Ekspor sebagai JSON' },
  'desk.restrict': { en: 'Restrict processing', id: 'Batasi pemrosesan' },
  'desk.lift': { en: 'Lift restriction', id: 'Cabut pembatasan' },
  'desk.restricted': { en: 'Restricted: {{count}}', id: 'Dibatasi: {{count}}' },
  'desk.lifted': { en: 'Restriction lifted: {{count}}', id: 'Pembatasan dicabut: {{count}}' },
  'desk.erase': { en: 'Erase', id: 'Hapus' },
  'desk.eraseTitle': { en: 'Erase permanently?', id: 'Hapus permanen?' },
  'desk.eraseHint': {
    en: 'Submissions, notes, emails and the newsletter subscription are deleted and cannot be restored. Requests about personal data stay in the register. A receipt proves the erasure.',
    id: 'Kiriman, catatan, email, dan langganan buletin dihapus dan tidak dapat dipulihkan. Permintaan data pribadi tetap disimpan dalam register. Tanda terima membuktikan penghapusan.',
  },
  'desk.eraseUnproven': {
    en: 'Erasing needs an open request from this address: the person sends the personal data form, chooses “Erase it” and opens the link in our email.',
    id: 'Untuk menghapus, harus ada permintaan yang belum selesai dari alamat ini: pemiliknya mengirim formulir data pribadi, memilih “Menghapus data saya”, lalu membuka tautan di email kami.',
  },
  'desk.eraseWaits': {
    en: 'The erasure of this address is waiting for a second person.',
    id: 'Penghapusan alamat ini menunggu orang kedua.',
  },
  'desk.asked': {
    en: 'Sent for confirmation. Nothing is erased until a second person confirms.',
    id: 'Telah diajukan. Tidak ada yang dihapus sebelum dikonfirmasi orang kedua.',
  },
  'desk.waiting': {
    en: 'Erasures waiting for a second person',
    id: 'Penghapusan yang menunggu orang kedua',
  },
  'desk.waitingHint': {
    en: 'A person other than the one who asked must confirm each erasure. Unconfirmed requests expire after 14 days.',
    id: 'Setiap penghapusan harus dikonfirmasi oleh orang selain pengajunya. Tanpa konfirmasi, pengajuan kedaluwarsa setelah 14 hari.',
  },
  'desk.address': { en: 'Address and reason', id: 'Alamat dan alasan' },
  'desk.askedBy': { en: 'Requested by', id: 'Diajukan oleh' },
  'desk.askedByName': { en: 'Requested by {{name}}', id: 'Diajukan oleh {{name}}' },
  'desk.askedOn': { en: 'Requested on', id: 'Diajukan pada' },
  'desk.askedFor': { en: '{{name}} requested this: {{reason}}', id: '{{name}} mengajukan ini: {{reason}}' },
  'desk.decision': { en: 'Decision', id: 'Keputusan' },
  'desk.waitsForOther': { en: 'Waiting for someone else', id: 'Menunggu orang lain' },
  'desk.mayNotConfirm': { en: 'Your role cannot confirm it', id: 'Peran Anda tidak dapat mengonfirmasi' },
  'desk.confirm': { en: 'Erase permanently', id: 'Hapus permanen' },
  'desk.confirmOf': {
    en: 'Permanently erase all data of {{email}}',
    id: 'Hapus permanen semua data {{email}}',
  },
  'desk.withdraw': { en: 'Do not erase', id: 'Jangan hapus' },
  'desk.withdrawOf': { en: 'Do not erase {{email}}', id: 'Jangan hapus {{email}}' },
  'desk.withdrawn': {
    en: 'Withdrawn. Nothing was erased.',
    id: 'Ditarik kembali. Tidak ada data yang dihapus.',
  },
  'desk.reason': { en: 'Reason (kept in the audit log)', id: 'Alasan (disimpan dalam log audit)' },
  'desk.cancel': { en: 'Cancel', id: 'Batal' },
  'desk.erased': { en: 'Erased: {{count}}', id: 'Dihapus: {{count}}' },
  'desk.receipts': { en: 'Erasure receipts', id: 'Tanda terima penghapusan' },
  'desk.receiptsNone': { en: 'Nothing has been erased yet.', id: 'Belum ada yang dihapus.' },
  'desk.receipt': { en: 'Receipt', id: 'Tanda terima' },
  'desk.by': { en: 'By', id: 'Oleh' },
  'desk.count': { en: 'Erased', id: 'Dihapus' },
  'desk.hash': { en: 'Hash', id: 'Hash' },
  'desk.unfinished': { en: 'Interrupted', id: 'Terputus' },
  'desk.download': { en: 'Download', id: 'Unduh' },
  'desk.downloadOf': { en: 'Download receipt {{id}}', id: 'Unduh tanda terima {{id}}' },
  'desk.retention': { en: 'Retention periods', id: 'Masa penyimpanan' },
  'desk.retentionHint': {
    en: 'Counted from the day of submission, then deleted automatically with notes and history.',
    id: 'Dihitung sejak hari pengiriman; setelah itu dihapus otomatis beserta catatan dan riwayatnya.',
  },
  'desk.form': { en: 'Form', id: 'Formulir' },
  'desk.kept': { en: 'Kept', id: 'Disimpan' },
  'desk.days': { en: '{{count}} days', id: '{{count}} hari' },
  'desk.readers': { en: 'Who can read it', id: 'Yang dapat membaca' },
} as const satisfies Record<string, Text>

export const eventNewsTexts = {
  'news.titleChanged': {
    en: 'Notify participants of the change?',
    id: 'Beri tahu peserta tentang perubahan ini?',
  },
  'news.titleCalledOff': {
    en: 'Notify participants of the cancellation?',
    id: 'Beri tahu peserta tentang pembatalan acara?',
  },
  'news.changed_one': {
    en: 'The event’s time or place differs from what {{count}} person knows: {{confirmed}} with a seat, {{waiting}} on the waiting list.',
    id: 'Waktu atau tempat acara berbeda dari yang diketahui {{count}} orang: {{confirmed}} terdaftar, {{waiting}} di daftar tunggu.',
  },
  'news.changed_other': {
    en: 'The event’s time or place differs from what {{count}} people know: {{confirmed}} with a seat, {{waiting}} on the waiting list.',
    id: 'Waktu atau tempat acara berbeda dari yang diketahui {{count}} orang: {{confirmed}} terdaftar, {{waiting}} di daftar tunggu.',
  },
  'news.calledOff_one': {
    en: 'The event is cancelled, and {{count}} person does not know it yet: {{confirmed}} with a seat, {{waiting}} on the waiting list.',
    id: 'Acara dibatalkan, dan {{count}} orang belum mengetahuinya: {{confirmed}} terdaftar, {{waiting}} di daftar tunggu.',
  },
  'news.calledOff_other': {
    en: 'The event is cancelled, and {{count}} people do not know it yet: {{confirmed}} with a seat, {{waiting}} on the waiting list.',
    id: 'Acara dibatalkan, dan {{count}} orang belum mengetahuinya: {{confirmed}} terdaftar, {{waiting}} di daftar tunggu.',
  },
  'news.once': {
    en: 'Each person gets one email in their language, with an updated calendar entry.',
    id: 'Setiap orang menerima satu email dalam bahasanya, beserta berkas kalender terbaru.',
  },
  'news.preview': { en: 'Email in {{language}}', id: 'Email dalam bahasa {{language}}' },
  'news.tell_one': {
    en: 'Notify {{count}} participant',
    id: 'Beri tahu {{count}} peserta',
  },
  'news.tell_other': { en: 'Notify {{count}} participants', id: 'Beri tahu {{count}} peserta' },
  'news.telling': { en: '{{done}} of {{count}} notified', id: '{{done}} dari {{count}} diberi tahu' },
  'news.later': { en: 'Not now', id: 'Nanti saja' },
  'news.told_one': {
    en: 'The email to {{count}} person is being sent.',
    id: 'Email untuk {{count}} orang sedang dikirim.',
  },
  'news.told_other': {
    en: 'Emails to {{count}} people are being sent.',
    id: 'Email untuk {{count}} orang sedang dikirim.',
  },
  'news.open': { en: 'Review and notify', id: 'Tinjau dan beri tahu' },
} as const satisfies Record<string, Text>
