import type { Text } from '@flou/shared/locale.ts'

export const exportTexts = {
  'export.csv': { en: 'Export CSV', id: 'Ekspor CSV' },
  'export.json': { en: 'Export JSON', id: 'Ekspor JSON' },
  'export.running': { en: '{{count}} entries so far …', id: '{{count}} entri sejauh ini …' },
  'export.running_one': { en: '{{count}} entry so far …', id: '{{count}} entri sejauh ini …' },
  'export.done': { en: '{{count}} entries exported.', id: '{{count}} entri diekspor.' },
  'export.done_one': { en: '{{count}} entry exported.', id: '{{count}} entri diekspor.' },
  'export.stopped': {
    en: 'Stopped after {{count}} entries. No file was created.',
    id: 'Dihentikan setelah {{count}} entri. Tidak ada berkas yang dibuat.',
  },
  'export.stopped_one': {
    en: 'Stopped after {{count}} entry. No file was created.',
    id: 'Dihentikan setelah {{count}} entri. Tidak ada berkas yang dibuat.',
  },
} as const satisfies Record<string, Text>
