import type { Text } from '@flou/shared/locale.ts'

export const mapTexts = {
  map: { en: 'Map', id: 'Peta' },
  points: { en: 'Points ({{count}})', id: 'Titik ({{count}})' },
  hint: {
    en: 'Click the map to add a point; drag a point to move it. Keyboard: add a point, then move it with the arrow keys (Shift: faster); Delete removes it.',
    id: 'Klik peta untuk menambah titik; seret titik untuk memindahkannya. Dengan papan ketik: tambah titik, lalu geser dengan tombol panah (Shift: lebih cepat); Delete menghapusnya.',
  },
  add: { en: 'Add point', id: 'Tambah titik' },
  none: { en: 'No points yet.', id: 'Belum ada titik.' },
  zoomIn: { en: 'Zoom in', id: 'Perbesar' },
  zoomOut: { en: 'Zoom out', id: 'Perkecil' },
  world: { en: 'World', id: 'Dunia' },
  indonesia: { en: 'Indonesia', id: 'Indonesia' },
  unnamed: { en: 'Untitled', id: 'Tanpa judul' },
  noPlace: { en: 'no coordinates', id: 'tanpa koordinat' },
  point: { en: 'Point: {{name}}', id: 'Titik: {{name}}' },
  marker: { en: '{{name}}, {{place}}', id: '{{name}}, {{place}}' },
  remove: { en: 'Remove point', id: 'Hapus titik' },
  removed: { en: '{{name}} removed.', id: '{{name}} dihapus.' },
  added: { en: 'Point added at {{place}}.', id: 'Titik ditambahkan di {{place}}.' },
  undo: { en: 'Undo', id: 'Urungkan' },
  place: {
    en: '{{latitude}}° {{ns}}, {{longitude}}° {{ew}}',
    id: '{{latitude}}° {{ns}}, {{longitude}}° {{ew}}',
  },
  north: { en: 'N', id: 'LU' },
  south: { en: 'S', id: 'LS' },
  east: { en: 'E', id: 'BT' },
  west: { en: 'W', id: 'BB' },
} as const satisfies Record<string, Text>
