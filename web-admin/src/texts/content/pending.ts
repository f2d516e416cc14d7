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
    en: 'Publishing again makes a new version of this change; it is then decided about that one.',
    id: 'Jika diterbitkan lagi, perubahan ini menjadi versi baru, dan versi itulah yang diputuskan.',
  },
  'pending.open': { en: 'Open the change', id: 'Buka perubahan' },
  'pending.withdraw': { en: 'Withdraw', id: 'Tarik kembali' },
  'pending.withdrawAsk': { en: 'Withdraw this change?', id: 'Tarik kembali perubahan ini?' },
  'pending.withdrawHint': {
    en: 'Nobody decides about it any more. What you wrote stays in the draft, and you can send it again.',
    id: 'Perubahan ini tidak lagi diputuskan. Tulisan Anda tetap ada di draf dan dapat dikirim lagi.',
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
    en: '{{name}} submitted a change of this on {{time}}. Nothing of yours was saved yet. Take the change over to submit what you have typed in its place; {{name}} is told, and what {{name}} wrote is kept in the versions.',
    id: '{{name}} mengajukan perubahan atas data ini pada {{time}}. Perubahan Anda belum disimpan. Ambil alih untuk mengajukan isian Anda sebagai gantinya; {{name}} diberi tahu, dan tulisannya tetap tersimpan di riwayat versi.',
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
