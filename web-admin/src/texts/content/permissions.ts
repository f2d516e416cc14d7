import type { Text } from '@flou/shared/locale.ts'

/** Texts of what a role permits. */
export const permissionTexts = {
  'permissions.all': { en: 'Permit all', id: 'Izinkan semua' },
  'permissions.none': { en: 'Permit none', id: 'Kosongkan' },
  'permissions.count': { en: '{{count}} of {{total}} permitted', id: '{{count}} dari {{total}} diizinkan' },
} as const satisfies Record<string, Text>
