import { AREAS } from '../registry.ts'
import { plainBaseOf } from './routes.ts'

/** Where staff of the newer back-office read what was sent by a form; undefined for a form that has no inbox. */
export function inboxPath(form: string): string | undefined {
  for (const area of AREAS) {
    const screen = area.screens.find((one) => one.custom === 'inboxList' && one.form === form)
    if (screen) return plainBaseOf(area, screen, 'dashboard2')
  }
  return undefined
}
