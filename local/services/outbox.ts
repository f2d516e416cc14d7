import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What the developer page lists of a message. */
export interface StoredMail {
  /** File name without the ending. */
  id: string
  at: string
  to: string
  subject: string
  text: string
  html: string
}
export type MailSummary = Omit<StoredMail, 'text' | 'html'>

/** E-mails as files: `<id>.eml` for mail programs, `<id>.json` for the developer page. */
export interface Outbox {
  store: (eml: Buffer, mail: StoredMail) => Promise<void>
  /** Newest first. */
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
      // Written by `store` below, nobody else.
      return JSON.parse(readFileSync(fileOf(id, 'json'), 'utf8')) as StoredMail
    } catch {
      return undefined
    }
  }

  return {
    async store(eml, mail) {
      await writeFile(fileOf(mail.id, 'eml'), eml)
      // The message is there once its summary is.
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
