import type { Text } from '@flou/shared/locale.ts'

export const changeRequestTexts = {
  'pending.hint.1': {
    en: '{{name}} asked for approval on {{time}}. Visitors see no change until it is approved.',
    id: '{{name}} meminta persetujuan pada {{time}}. Pengunjung belum melihat perubahan ini.',
  },
  'pending.hint.4': {
    en: 'The approver sent this back. Make the requested changes and send it for approval again.',
    id: 'Pemberi persetujuan mengembalikannya. Perbaiki yang diminta, lalu ajukan lagi.',
  },
  'pending.hint.8': {
    en: 'This change no longer applies: {{reason}}',
    id: 'Perubahan ini tidak lagi sesuai: {{reason}}',
  },
  'pending.kind.trash': { en: 'Deletion requested.', id: 'Penghapusan data ini diajukan.' },
  'pending.kind.unpublish': {
    en: 'Unpublishing requested.',
    id: 'Pembatalan penerbitan data ini diajukan.',
  },
  'pending.kind.purge': {
    en: 'Permanent deletion requested.',
    id: 'Penghapusan permanen data ini diajukan.',
  },
  'pending.kind.restore': {
    en: 'Restoring from trash requested.',
    id: 'Pemulihan data ini dari tempat sampah diajukan.',
  },
  'send.title': { en: 'Send for approval', id: 'Ajukan persetujuan' },
  'send.loading': { en: 'Loading approvers…', id: 'Memuat pemberi persetujuan…' },
  'send.approvers': {
    en: 'Visitors see this change once {{names}} has approved it.',
    id: 'Pengunjung melihat perubahan ini setelah disetujui {{names}}.',
  },
  'send.away': { en: '{{name}} (out of office until {{day}})', id: '{{name}} (cuti sampai {{day}})' },
  'send.message': { en: 'Message (optional)', id: 'Pesan (opsional)' },
  'send.messageHint': {
    en: 'Approvers read it in the email and next to the change. Enter sends, Shift+Enter starts a new line.',
    id: 'Pemberi persetujuan membacanya di email dan di samping perubahan. Enter untuk mengirim, Shift+Enter untuk baris baru.',
  },
  'send.cancel': { en: 'Cancel', id: 'Batal' },
  'send.send': { en: 'Send for approval', id: 'Ajukan persetujuan' },
  'pending.approvers': { en: 'Approvers: {{names}}', id: 'Pemberi persetujuan: {{names}}' },
  'pending.noApprover': {
    en: 'No one can approve this at the moment. Contact an administrator.',
    id: 'Saat ini tidak ada yang dapat memutuskannya. Hubungi administrator.',
  },
  'pending.again': {
    en: 'If you send it again, approvers review the new version instead.',
    id: 'Jika diajukan lagi, yang ditinjau adalah versi terbaru.',
  },
  'pending.apart': {
    en: 'This change is not included in this form.',
    id: 'Formulir ini tidak memuat perubahan tersebut.',
  },
  'useText.start': { en: 'Use this text', id: 'Gunakan teks ini' },
  'useText.ask': { en: 'Use the text by {{name}}?', id: 'Gunakan teks dari {{name}}?' },
  'useText.hint': {
    en: 'The fields that {{name}} changed are copied into this form and replace what you typed there. Check them before you publish; nothing is saved yet. The request stays in the review queue until it is decided.',
    id: 'Kolom yang diubah {{name}} disalin ke formulir ini dan menggantikan isian Anda di kolom tersebut. Periksa dulu sebelum menerbitkan; belum ada yang disimpan. Permintaannya tetap ada di antrean persetujuan sampai diputuskan.',
  },
  'suggestion.list': { en: 'Suggestions', id: 'Usulan' },
  'suggestion.of': { en: '{{name}} suggests for {{field}}:', id: 'Usulan {{name}} untuk {{field}}:' },
  'suggestion.accept': { en: 'Accept', id: 'Terima' },
  'suggestion.acceptOf': { en: 'Accept suggestion for {{field}}', id: 'Terima usulan untuk {{field}}' },
  'suggestion.ignore': { en: 'Ignore', id: 'Abaikan' },
  'suggestion.ignoreOf': { en: 'Ignore suggestion for {{field}}', id: 'Abaikan usulan untuk {{field}}' },
  'pending.open': { en: 'Open the change', id: 'Buka perubahan' },
  'pending.withdraw': { en: 'Withdraw', id: 'Tarik kembali' },
  'pending.withdrawAsk': { en: 'Withdraw this change?', id: 'Tarik kembali perubahan ini?' },
  'pending.withdrawHint': {
    en: 'Approvers no longer review it. Your text stays in your form, and you can send it again.',
    id: 'Perubahan ini tidak lagi ditinjau. Tulisan Anda tetap ada di formulir Anda dan dapat diajukan lagi.',
  },
  'pending.badge.1': { en: 'Waiting for approval', id: 'Menunggu persetujuan' },
  'pending.badge.4': { en: 'Changes requested', id: 'Perubahan diminta' },
  'pending.badge.8': { en: 'Not applied', id: 'Belum diterapkan' },
  'pending.badgeHint': { en: 'By {{name}}, {{time}}', id: 'Oleh {{name}}, {{time}}' },
  'takeOver.title': {
    en: 'Another person’s change is waiting for approval',
    id: 'Perubahan orang lain sedang menunggu persetujuan',
  },
  'takeOver.hint': {
    en: '{{name}}’s change has been waiting since {{time}}. Take it over to replace it with yours; {{name}} will be notified and keeps the earlier text.',
    id: 'Perubahan {{name}} menunggu sejak {{time}}. Ambil alih untuk menggantinya dengan milik Anda; {{name}} akan diberi tahu dan tetap memiliki teks sebelumnya.',
  },
  'takeOver.otherHint': {
    en: '{{name}} asked on {{time}} to move, unpublish or delete this. Your changes are not saved yet; you can send them once that request is decided or withdrawn.',
    id: '{{name}} meminta pada {{time}} agar data ini dipindahkan, dibatalkan penerbitannya, atau dihapus. Perubahan Anda belum disimpan; ajukan setelah permintaan itu diputuskan atau ditarik kembali.',
  },
  'takeOver.fields': { en: 'Differences', id: 'Perbedaan' },
  'takeOver.open': { en: 'Show the change by {{name}}', id: 'Lihat perubahan {{name}}' },
  'takeOver.mine': { en: 'Take over with my version', id: 'Ambil alih dengan versi saya' },
  'takeOver.start': { en: 'Take over', id: 'Ambil alih' },
  'takeOver.ask': { en: 'Take over this change?', id: 'Ambil alih perubahan ini?' },
  'takeOver.askHint': {
    en: 'It becomes your change as it is, and you can edit it. {{name}} will be notified. Contributors to a change cannot approve it.',
    id: 'Perubahan ini menjadi milik Anda apa adanya dan dapat Anda ubah. {{name}} akan diberi tahu. Orang yang ikut mengerjakan perubahan tidak dapat menyetujuinya.',
  },
  'pending.cancel': { en: 'Cancel', id: 'Batal' },
} as const satisfies Record<string, Text>

export const publicStateTexts = {
  'schedule.title': { en: 'This is live', id: 'Konten ini sedang tayang' },
  'schedule.ask': {
    en: 'Visitors see it now, but its publish date is {{day}}. What should happen until then?',
    id: 'Pengunjung melihatnya sekarang, sedangkan tanggal terbitnya {{day}}. Apa yang harus terjadi sampai hari itu?',
  },
  'schedule.keep': {
    en: 'Keep it live and publish the changes on {{day}}',
    id: 'Tetap tayang, perubahan terbit pada {{day}}',
  },
  'schedule.keepHint': {
    en: 'The changes are a draft until then. Use Schedule to choose an hour.',
    id: 'Sampai saat itu, perubahan disimpan sebagai draf. Pakai Jadwalkan untuk memilih jam.',
  },
  'schedule.takeOff': { en: 'Unpublish until {{day}}', id: 'Batalkan penerbitan sampai {{day}}' },
  'schedule.cancel': { en: 'Cancel', id: 'Batal' },
  'oneLanguage.title.id': { en: 'English is incomplete', id: 'Versi Inggris belum lengkap' },
  'oneLanguage.title.en': { en: 'Indonesian is incomplete', id: 'Versi Indonesia belum lengkap' },
  'oneLanguage.visitors.id': {
    en: 'Visitors of the English site see the Indonesian text. Search engines and the search on the site list only the Indonesian page.',
    id: 'Pengunjung situs berbahasa Inggris melihat teks Indonesia. Mesin pencari dan pencarian di situs hanya memuat halaman bahasa Indonesia.',
  },
  'oneLanguage.visitors.en': {
    en: 'Visitors of the Indonesian site see the English text. Search engines and the search on the site list only the English page.',
    id: 'Pengunjung situs berbahasa Indonesia melihat teks Inggris. Mesin pencari dan pencarian di situs hanya memuat halaman bahasa Inggris.',
  },
  'oneLanguage.later.id': {
    en: 'Your English text is kept. It goes live once it is complete and you publish again; until then, lists show “English missing”.',
    id: 'Teks Inggris Anda tetap tersimpan dan tayang setelah dilengkapi dan diterbitkan lagi. Sampai saat itu, daftar menampilkan “Versi Inggris belum ada”.',
  },
  'oneLanguage.later.en': {
    en: 'Your Indonesian text is kept. It goes live once it is complete and you publish again; until then, lists show “Indonesian missing”.',
    id: 'Teks Indonesia Anda tetap tersimpan dan tayang setelah dilengkapi dan diterbitkan lagi. Sampai saat itu, daftar menampilkan “Versi Indonesia belum ada”.',
  },
  'standing.more': { en: 'More actions', id: 'Tindakan lain' },
  'standing.unpublish': { en: 'Unpublish', id: 'Batalkan penerbitan' },
  'standing.unpublished': { en: '“{{title}}” is unpublished', id: '“{{title}}” batal terbit' },
  'standing.duplicate': { en: 'Duplicate', id: 'Gandakan' },
  'standing.archive': { en: 'Archive', id: 'Arsipkan' },
  'usage.open': { en: 'Used by…', id: 'Digunakan oleh…' },
  'usage.title': { en: 'Used by', id: 'Digunakan oleh' },
  'usage.hint': {
    en: 'These records refer to this one. It can be deleted once none of them does.',
    id: 'Data berikut merujuk ke data ini. Data ini dapat dihapus setelah tidak ada lagi yang merujuknya.',
  },
  'usage.links': {
    en: 'These records link to this one in their texts. If it is deleted, the links become plain text.',
    id: 'Teks data berikut berisi tautan ke data ini. Jika data ini dihapus, tautannya menjadi teks biasa.',
  },
  'usage.total': { en: 'In total: {{total}}', id: 'Jumlah: {{total}}' },
  'usage.totalAtLeast': { en: 'At least {{total}}', id: 'Sedikitnya {{total}}' },
  'usage.none': {
    en: 'No other record refers or links to this one.',
    id: 'Tidak ada data lain yang merujuk atau bertaut ke data ini.',
  },
  'usage.close': { en: 'Close', id: 'Tutup' },
} as const satisfies Record<string, Text>

export const outdatedTexts = {
  'form.savedByOther': {
    en: '{{name}} saved this at {{time}}.',
    id: '{{name}} menyimpan data ini pukul {{time}}.',
  },
  'form.showTheirs': { en: 'Show it', id: 'Tampilkan' },
  'form.compareTheirs': { en: 'Compare with your edits', id: 'Bandingkan dengan isian Anda' },
  'form.later': { en: 'Later', id: 'Nanti' },
} as const satisfies Record<string, Text>
