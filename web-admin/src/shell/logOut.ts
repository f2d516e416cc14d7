import { session } from '../core/session/current.ts'
import { forgetRecents } from './palette/forgetRecents.ts'

export function logOut(): void {
  forgetRecents()
  void session.signOut().then(() => window.location.assign('/login'))
}
