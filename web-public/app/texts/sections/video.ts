import type { Texts } from '@flou/shared/texts/translator.ts'

export const videoTexts = {
  play: { en: 'Play video: {{title}}', id: 'Putar video: {{title}}' },
  notice: {
    en: 'YouTube plays this video. It receives your IP address and may set cookies.',
    id: 'Video ini diputar oleh YouTube, yang menerima alamat IP Anda dan mungkin memasang kuki.',
  },
  'captions.en': { en: 'English', id: 'Bahasa Inggris' },
  'captions.id': { en: 'Indonesian', id: 'Bahasa Indonesia' },
  playOnce: { en: 'Allow and play once', id: 'Izinkan dan putar sekali ini' },
} as const satisfies Texts
