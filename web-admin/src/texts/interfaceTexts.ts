import type { Text } from '@flou/shared/locale.ts'
import { createStore } from '../state/createStore.ts'

/** The texts of the whole interface by key, in both languages. A module of its own: in development the texts are replaced. */
export const interfaceTexts = createStore<Readonly<Record<string, Text>>>({})
