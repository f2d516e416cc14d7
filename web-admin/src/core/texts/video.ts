import type { Text } from '@flou/shared/locale.ts'

export const videoTexts = {
  address: {
    en: 'Any form of the address: watch, share, embed or Shorts. The video starts at its beginning.',
    id: 'Alamat dalam bentuk apa pun: tonton, bagikan, sematkan, atau Shorts. Video diputar dari awal.',
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
    en: 'No captions yet. Deaf visitors and visitors without sound need them to follow what is spoken. Upload a WebVTT file (.vtt) for each language.',
    id: 'Belum ada takarir. Pengunjung tuli atau yang mematikan suara membutuhkannya untuk mengikuti ucapan. Unggah berkas WebVTT (.vtt) untuk setiap bahasa.',
  },
  captionsHint: {
    en: 'The player starts with the captions in the language of the page, or with the only ones.',
    id: 'Pemutar menampilkan takarir dalam bahasa halaman, atau satu-satunya yang ada.',
  },
  remove: { en: 'Remove video', id: 'Lepas video' },
  removeOf: { en: 'Remove video: {{name}}', id: 'Lepas video: {{name}}' },
} as const satisfies Record<string, Text>
