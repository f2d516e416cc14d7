import { pathTo } from '@flou/shared/paths.ts'
import type { ButtonSpec } from '../wire.ts'

export const OPEN_TICKET: ButtonSpec = {
  title: { en: 'Open a ticket', id: 'Buka tiket' },
  href: 'https://portal.flou.example/tickets',
}
export const CONTACT: ButtonSpec = {
  title: { en: 'Contact us', id: 'Hubungi kami' },
  href: pathTo('contactUs'),
  look: 'plain',
}
export const WRITE: ButtonSpec = {
  title: { en: 'Write to us', id: 'Tulis kepada kami' },
  href: pathTo('contactForm'),
}
export const QUESTIONS: ButtonSpec = {
  title: { en: 'Read the questions', id: 'Baca tanya jawab' },
  href: pathTo('faq'),
  look: 'plain',
}
export const ENTERPRISE: ButtonSpec = {
  title: { en: 'Enterprise contact', id: 'Kontak perusahaan' },
  href: pathTo('ebc'),
  look: 'plain',
}
