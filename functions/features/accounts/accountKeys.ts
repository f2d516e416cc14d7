import { NOTIFICATIONS } from '../mail/index.ts'

export const accountKeys = {
  device: (hash: string) => ({ pk: `device#${hash}`, sk: '-' }),
  signIn: (person: number) => ({ pk: `user#${person}`, sk: 'sign-in' }),
  personLanguage: (person: number) => ({ pk: `user#${person}`, sk: 'language' }),
  rightsNotification: (id: string) => ({ pk: `${NOTIFICATIONS}rights-${id}`, sk: '-' }),
} as const
