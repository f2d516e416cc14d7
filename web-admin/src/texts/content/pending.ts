import type { Text } from '@flou/shared/locale.ts'

/** What authors see of their changes that wait for approval: in forms and lists. */
export const pendingTexts = {
  'pending.title.1': { en: 'Waits for approval', id: 'Menunggu persetujuan' },
  'pending.title.4': { en: 'Changes are requested', id: 'Perubahan diminta' },
  'pending.title.8': { en: 'Approved, but not applied', id: 'Disetujui, tetapi belum diterapkan' },
  'pending.hint.1': {
    en: '{{name}} asked for approval on {{time}}. Visitors see no change until then.',
    id: '{{name}} meminta persetujuan pada {{time}}. Pengunjung belum melihat perubahan ini.',
  },
  'pending.hint.4': {
    en: 'The approver has sent this back. Change what is asked for and publish it again.',
    id: 'Pemberi persetujuan mengembalikannya. Perbaiki yang diminta, lalu terbitkan lagi.',
  },
  'pending.hint.8': {
    en: 'What is asked for no longer fits: {{reason}}',
    id: 'Permintaan ini tidak lagi sesuai: {{reason}}',
  },
  'pending.kind.trash': { en: 'It is to be deleted.', id: 'Data ini diminta untuk dihapus.' },
  'pending.kind.unpublish': {
    en: 'It is to be withdrawn from the site.',
    id: 'Data ini diminta untuk ditarik dari situs.',
  },
  'pending.kind.purge': {
    en: 'It is to be deleted for good.',
    id: 'Data ini diminta untuk dihapus permanen.',
  },
  'pending.kind.restore': {
    en: 'It is to be restored from the trash.',
    id: 'Data ini diminta untuk dipulihkan.',
  },
  'pending.approvers': { en: 'Who can decide: {{names}}', id: 'Yang dapat memutuskan: {{names}}' },
  'pending.noApprover': {
    en: 'At the moment nobody can decide about it. Please tell an administrator.',
    id: 'Saat ini tidak ada yang dapat memutuskannya. Harap hubungi administrator.',
  },
  'pending.again': {
    en: 'If you send it again, approvers review the new version instead.',
    id: 'Jika dikirim lagi, yang ditinjau adalah versi terbaru.',
  },
  'pending.apart': {
    en: 'This form does not contain the change.',
    id: 'Formulir ini tidak memuat perubahan tersebut.',
  },
  'useText.start': { en: 'Use this text', id: 'Gunakan teks ini' },
  'useText.ask': { en: 'Use the text by {{name}}?', id: 'Gunakan teks dari {{name}}?' },
  'useText.hint': {
    en: 'The fields that {{name}} changed are filled into this form and replace what you have typed there. Check them before you publish; nothing is saved yet. The request stays in the review queue until it is decided.',
    id: 'Kolom yang diubah {{name}} diisikan ke formulir ini dan menggantikan isian Anda di kolom tersebut. Periksa dulu sebelum menerbitkan; belum ada yang disimpan. Permintaannya tetap ada di antrean persetujuan sampai diputuskan.',
  },
  'pending.open': { en: 'Open the change', id: 'Buka perubahan' },
  'pending.withdraw': { en: 'Withdraw', id: 'Tarik kembali' },
  'pending.withdrawAsk': { en: 'Withdraw this change?', id: 'Tarik kembali perubahan ini?' },
  'pending.withdrawHint': {
    en: 'Approvers no longer review it. Your text stays in your form, and you can send it again.',
    id: 'Perubahan ini tidak lagi ditinjau. Tulisan Anda tetap ada di formulir Anda dan dapat dikirim lagi.',
  },
  'pending.badge.1': { en: 'Waits for approval', id: 'Menunggu persetujuan' },
  'pending.badge.4': { en: 'Changes requested', id: 'Perubahan diminta' },
  'pending.badge.8': { en: 'Not applied', id: 'Belum diterapkan' },
  'pending.badgeHint': { en: 'By {{name}}, {{time}}', id: 'Oleh {{name}}, {{time}}' },
  'takeOver.title': {
    en: 'Somebody else’s change waits for approval',
    id: 'Perubahan orang lain sedang menunggu persetujuan',
  },
  'takeOver.hint': {
    en: 'The change by {{name}} has been waiting since {{time}}; yours is not saved yet. Take it over to send yours for approval instead; {{name}} will be notified and keeps the earlier text.',
    id: 'Perubahan {{name}} menunggu sejak {{time}}; perubahan Anda belum disimpan. Ambil alih untuk mengajukan milik Anda sebagai gantinya; {{name}} akan diberi tahu dan tetap memiliki teks sebelumnya.',
  },
  'takeOver.otherHint': {
    en: '{{name}} asked on {{time}} for this to be moved, withdrawn or deleted. Nothing of yours was saved yet; it can be submitted once that is decided or withdrawn.',
    id: '{{name}} meminta pada {{time}} agar data ini dipindahkan, ditarik, atau dihapus. Perubahan Anda belum disimpan; ajukan setelah permintaan itu diputuskan atau ditarik kembali.',
  },
  'takeOver.fields': { en: 'What differs', id: 'Yang berbeda' },
  'takeOver.open': { en: 'Show the change by {{name}}', id: 'Lihat perubahan {{name}}' },
  'takeOver.mine': { en: 'Take over with my version', id: 'Ambil alih dengan versi saya' },
  'takeOver.start': { en: 'Take over', id: 'Ambil alih' },
  'takeOver.ask': { en: 'Take this change over?', id: 'Ambil alih perubahan ini?' },
  'takeOver.askHint': {
    en: 'It becomes your change as it is, and you can edit it. {{name}} is told. Whoever has a part in a change does not decide it.',
    id: 'Perubahan ini menjadi milik Anda apa adanya dan dapat Anda edit. {{name}} diberi tahu. Siapa pun yang ikut mengerjakan perubahan tidak memutuskannya.',
  },
  'pending.cancel': { en: 'Cancel', id: 'Batalkan' },
} as const satisfies Record<string, Text>
