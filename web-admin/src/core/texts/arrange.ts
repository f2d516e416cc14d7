import type { Text } from '@flou/shared/locale.ts'

export const arrangeTexts = {
  'arrange.hint': {
    en: 'Drag rows by their handle, or focus a handle and press Space, then the arrow keys.',
    id: 'Seret baris pada pegangannya, atau fokuskan pegangan lalu tekan Spasi dan tombol panah.',
  },
  'arrange.treeHint': {
    en: 'Drag an entry, or move it with Alt and the arrow keys. You can move a submenu to another menu.',
    id: 'Seret entri, atau pindahkan dengan Alt dan tombol panah. Submenu dapat dipindahkan ke menu lain.',
  },
  'arrange.treeHidden': { en: 'Submenu not shown to visitors', id: 'Submenu tidak tampil bagi pengunjung' },
  'arrange.tooMany': {
    en: 'You can arrange lists of up to {{max}} records. This one has {{total}}: set the order in each form instead.',
    id: 'Urutan dapat diatur untuk daftar berisi hingga {{max}} data. Daftar ini berisi {{total}}: ubah urutan melalui formulir masing-masing.',
  },
  'arrange.handle': {
    en: 'Move {{title}}, position {{position}} of {{count}}',
    id: 'Pindahkan {{title}}, posisi {{position}} dari {{count}}',
  },
  'arrange.lifted': {
    en: '{{title}} picked up, position {{position}} of {{count}}. Use the arrow keys to move it, Space to drop it, Esc to cancel.',
    id: '{{title}} diangkat, posisi {{position}} dari {{count}}. Tombol panah memindahkan, Spasi meletakkan, Esc membatalkan.',
  },
  'arrange.moved': {
    en: '{{title}}: position {{position}} of {{count}}',
    id: '{{title}}: posisi {{position}} dari {{count}}',
  },
  'arrange.movedBelow': {
    en: '{{title}}: position {{position}} of {{count}} in {{parent}}',
    id: '{{title}}: posisi {{position}} dari {{count}} di {{parent}}',
  },
  'arrange.dropped': {
    en: '{{title}} dropped at position {{position}}.',
    id: '{{title}} diletakkan di posisi {{position}}.',
  },
  'arrange.cancelled': {
    en: '{{title}} is back at position {{position}}.',
    id: '{{title}} kembali ke posisi {{position}}.',
  },
  'arrange.move': { en: 'Move {{title}} to…', id: 'Pindahkan {{title}} ke…' },
  'arrange.top': { en: 'Top', id: 'Paling atas' },
  'arrange.bottom': { en: 'Bottom', id: 'Paling bawah' },
  'arrange.up': { en: 'Up', id: 'Naik' },
  'arrange.down': { en: 'Down', id: 'Turun' },
  'arrange.position': { en: 'Position', id: 'Posisi' },
  'arrange.go': { en: 'Move', id: 'Pindahkan' },
  'arrange.unsaved': { en: 'The new order is not saved yet.', id: 'Urutan baru belum disimpan.' },
  'arrange.save': { en: 'Save order', id: 'Simpan urutan' },
  'arrange.discard': { en: 'Discard', id: 'Buang' },
  'arrange.conflict': { en: 'The list has changed', id: 'Daftar telah berubah' },
  'arrange.conflictHint': {
    en: 'Someone else changed this list. Your order is not saved yet.',
    id: 'Orang lain telah mengubah daftar ini. Urutan Anda belum disimpan.',
  },
  'arrange.added': { en: 'Added', id: 'Ditambahkan' },
  'arrange.removed': { en: 'Removed', id: 'Dihapus' },
  'arrange.movedSince': { en: 'Moved', id: 'Dipindahkan' },
  'arrange.keepMine': { en: 'Keep my order and check again', id: 'Pertahankan urutan saya dan periksa lagi' },
  'arrange.takeTheirs': { en: 'Use the current list', id: 'Gunakan daftar saat ini' },
  'arrange.open': { en: 'Open', id: 'Buka' },
  'arrange.active': { en: '{{title}} is active', id: '{{title}} aktif' },
  'arrange.activeShort': { en: 'Active', id: 'Aktif' },
  'arrange.inactive': { en: 'Inactive', id: 'Nonaktif' },
  'arrange.addBelow': { en: 'Add {{name}} to {{title}}', id: 'Tambah {{name}} di {{title}}' },
  'arrange.view': { en: 'List view', id: 'Tampilan daftar' },
  'arrange.table': { en: 'Table', id: 'Tabel' },
  'arrange.arrange': { en: 'Arrange', id: 'Atur urutan' },
  'arrange.tree': { en: 'Tree', id: 'Struktur' },
} as const satisfies Record<string, Text>
