import type { Text } from '@flou/shared/locale.ts'

export const permissionTexts = {
  'permissions.all': { en: 'Allow all', id: 'Izinkan semua' },
  'permissions.none': { en: 'Allow none', id: 'Kosongkan' },
  'permissions.count': { en: '{{count}} of {{total}} allowed', id: '{{count}} dari {{total}} diizinkan' },
} as const satisfies Record<string, Text>
