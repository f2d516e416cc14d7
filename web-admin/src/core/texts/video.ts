import type { Text } from '@flou/shared/locale.ts'

export const videoTexts = {
  address: {
    en: 'Any YouTube address works: watch, share, embed or Shorts. The video starts at the beginning.',
    id: 'Semua bentuk alamat YouTube dapat dipakai: tonton, bagikan, sematkan, atau Shorts. Video diputar dari awal.',
  },
  watch: { en: 'Video {{id}}: check it on YouTube', id: 'Video {{id}}: periksa di YouTube' },
  noVideoFile: {
    en: '“{{name}}” is not a video: visitors would not see it. Choose an MP4 file.',
    id: '“{{name}}” bukan video dan tidak akan tampil bagi pengunjung. Pilih berkas MP4.',
  },
  noCaptionsFile: {
    en: '“{{name}}” contains no captions. Choose a WebVTT file (.vtt).',
    id: '“{{name}}” tidak berisi takarir. Pilih berkas WebVTT (.vtt).',
  },
  noCaptions: {
    en: 'No captions yet. Visitors who are deaf or watch without sound need them. Upload a WebVTT file (.vtt) for each language.',
    id: 'Belum ada takarir. Pengunjung tuli atau yang menonton tanpa suara membutuhkannya. Unggah berkas WebVTT (.vtt) untuk setiap bahasa.',
  },
  captionsHint: {
    en: 'The player shows captions in the language of the page, or the only captions available.',
    id: 'Pemutar menampilkan takarir sesuai bahasa halaman, atau satu-satunya takarir yang tersedia.',
  },
  remove: { en: 'Remove video', id: 'Lepas video' },
  removeOf: { en: 'Remove video: {{name}}', id: 'Lepas video: {{name}}' },
} as const satisfies Record<string, Text>
