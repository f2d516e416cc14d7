import { AREAS } from '../registry.ts'
import { plainBaseOf } from './routes.ts'

export function inboxPath(form: string): string | undefined {
  for (const area of AREAS) {
    const screen = area.screens.find((one) => one.custom === 'inboxList' && one.form === form)
    if (screen) return plainBaseOf(area, screen, 'dashboard2')
  }
  return undefined
}
