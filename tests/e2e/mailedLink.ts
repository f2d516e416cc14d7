import { product } from './browser.ts'

interface Mail {
  id: string
  to: string
  subject: string
}

/** Link in the newest mail to an email that contains one. */
export async function mailedLink(email: string, subject: RegExp): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const state = (await (await fetch(`${product.admin}/__dev/state.json`)).json()) as { mail: Mail[] }
    const mail = state.mail.find((one) => one.to === email && subject.test(one.subject))
    if (mail) {
      const page = await (await fetch(`${product.admin}/__dev/mail/${mail.id}`)).text()
      return /https?:\/\/[^\s"<]+[#?]token=[\w-]+/.exec(page)?.[0] ?? ''
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No mail to ${email}`)
}
