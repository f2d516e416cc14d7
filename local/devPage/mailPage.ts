import type { StoredMail } from '../services/outbox.ts'
import { html, page } from './html.ts'

export function mailPage(mail: StoredMail): string {
  return page(
    mail.subject,
    html`<p><a href="/__dev">Developer page</a></p>
      <h1>${mail.subject}</h1>
      <p>To ${mail.to}, ${mail.at}. <a href="/__dev/mail/${mail.id}.eml">Message file</a></p>
      <form method="post" action="/__dev/mail/${mail.id}">
        <button name="kind" value="bounce">Let it bounce</button>
        <button name="kind" value="complaint">Call it spam</button>
        <span>${mail.to} gets no mail from then on.</span>
      </form>
      <h2>HTML</h2>
      <iframe title="HTML part" src="/__dev/mail/${mail.id}.html" sandbox></iframe>
      <h2>Text</h2>
      <pre>${withLinks(mail.text)}</pre>`,
  )
}

function withLinks(text: string) {
  return text
    .split(/(https?:\/\/[^\s]+)/)
    .map((fragment, i) => (i % 2 === 1 ? html`<a href="${fragment}">${fragment}</a>` : html`${fragment}`))
}
