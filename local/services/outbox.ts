import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface StoredMail {
  id: string
  at: string
  to: string
  subject: string
  text: string
  html: string
}
export type MailSummary = Omit<StoredMail, 'text' | 'html'>

/** `<id>.eml` for mail programs, `<id>.json` for the developer page. */
export interface Outbox {
  store: (eml: Buffer, mail: StoredMail) => Promise<void>
  list: () => MailSummary[]
  read: (id: string) => StoredMail | undefined
  eml: (id: string) => Buffer | undefined
}

export function openOutbox(stateDir: string): Outbox {
  const folder = path.join(stateDir, 'mail')
  mkdirSync(folder, { recursive: true })
  const fileOf = (id: string, ending: string) => path.join(folder, `${path.basename(id)}.${ending}`)

  function read(id: string): StoredMail | undefined {
    try {
      return JSON.parse(readFileSync(fileOf(id, 'json'), 'utf8')) as StoredMail
    } catch {
      return undefined
    }
  }

  return {
    async store(eml, mail) {
      await writeFile(fileOf(mail.id, 'eml'), eml)
      // Atomic rename: the mail is listed when complete.
      await writeFile(fileOf(mail.id, 'json.part'), JSON.stringify(mail))
      await rename(fileOf(mail.id, 'json.part'), fileOf(mail.id, 'json'))
    },
    list: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => read(file.slice(0, -'.json'.length)))
        .filter((mail) => mail !== undefined)
        .map(({ id, at, to, subject }) => ({ id, at, to, subject }))
        .toSorted((a, b) => b.at.localeCompare(a.at)),
    read,
    eml(id) {
      try {
        return readFileSync(fileOf(id, 'eml'))
      } catch {
        return undefined
      }
    },
  }
}
