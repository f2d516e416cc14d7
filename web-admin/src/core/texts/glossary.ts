import type { Text } from '@flou/shared/locale.ts'

export const glossaryTexts = {
  'glossary.preferred': {
    en: 'Glossary: “{{found}}” is translated as “{{use}}”.',
    id: 'Glosarium: “{{found}}” diterjemahkan menjadi “{{use}}”.',
  },
  'glossary.keep': {
    en: 'Glossary: “{{use}}” is not translated.',
    id: 'Glosarium: “{{use}}” tidak diterjemahkan.',
  },
  'glossary.avoid': {
    en: 'Glossary: avoid “{{found}}”.',
    id: 'Glosarium: hindari “{{found}}”.',
  },
  'glossary.use': { en: 'Use “{{use}}”', id: 'Gunakan “{{use}}”' },
  'glossary.used': { en: '“{{term}}” inserted: {{name}}', id: '“{{term}}” disisipkan: {{name}}' },
} as const satisfies Record<string, Text>

export const memoryTexts = {
  'memory.percent': { en: '{{percent}}%', id: '{{percent}}%' },
  'memory.context': {
    en: 'The same text between the same sentences',
    id: 'Teks yang sama di antara kalimat yang sama',
  },
  'memory.exact': { en: 'The same text', id: 'Teks yang sama' },
  'memory.high': { en: 'A very similar text', id: 'Teks yang sangat mirip' },
  'memory.low': { en: 'A similar text', id: 'Teks yang mirip' },
  'memory.use': { en: 'Use', id: 'Gunakan' },
  'memory.useFor': { en: 'Use “{{text}}”: {{name}}', id: 'Gunakan “{{text}}”: {{name}}' },
  'memory.used': { en: 'Translation inserted: {{name}}', id: 'Terjemahan disisipkan: {{name}}' },
} as const satisfies Record<string, Text>

export const machineTexts = {
  'machine.unchecked': { en: 'Machine translation, not checked', id: 'Terjemahan mesin, belum diperiksa' },
  'machine.checked': { en: 'Mark as checked', id: 'Tandai sudah diperiksa' },
  'machine.checkedOf': { en: 'Mark as checked: {{name}}', id: 'Tandai sudah diperiksa: {{name}}' },
  'machine.warning': {
    en: 'Machine translations that have not been checked',
    id: 'Terjemahan mesin yang belum diperiksa',
  },
  'machine.stop': {
    en: 'Check these machine translations first. Records with one are not published.',
    id: 'Periksa dahulu terjemahan mesin ini. Data yang memuatnya tidak diterbitkan.',
  },
  'machine.translate': { en: 'Translate by machine', id: 'Terjemahkan dengan mesin' },
  'machine.translateOf': { en: 'Translate by machine: {{name}}', id: 'Terjemahkan dengan mesin: {{name}}' },
  'machine.inserted': {
    en: 'Machine translation inserted: {{name}}',
    id: 'Terjemahan mesin disisipkan: {{name}}',
  },
} as const satisfies Record<string, Text>
