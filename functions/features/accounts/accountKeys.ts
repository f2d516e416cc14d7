import type { Key } from '../../core/store/keys.ts'
import { NOTIFICATIONS } from '../mail/index.ts'

interface DeviceItem {
  person: number
  ttl: number
}

export interface AttemptsItem {
  attempts?: number
  until?: number
  locked?: boolean
}

export const accountKeys = {
  device: (hash: string): Key<DeviceItem> => ({ pk: `device#${hash}`, sk: '-' }),
  signIn: (person: number): Key<AttemptsItem> => ({ pk: `user#${person}`, sk: 'sign-in' }),
  personLanguage: (person: number): Key<{ language: string }> => ({ pk: `user#${person}`, sk: 'language' }),
  rightsNotification: (id: string) => ({ pk: `${NOTIFICATIONS}rights-${id}`, sk: '-' }),
} as const
