import type { Text } from '@flou/shared/locale.ts'
import { createStore } from '../state/createStore.ts'

/** Separate module, so that hot reload can replace the texts. */
export const interfaceTexts = createStore<Readonly<Record<string, Text>>>({})
