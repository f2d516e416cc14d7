import { setTimeout as pause } from 'node:timers/promises'
import type { StoredRecord } from '@flou/shared/api.ts'
import { ADMIN } from '../staffPage.ts'
import { StaffClient } from '../staffClient.ts'
import { CITRA, mark, type Task } from './task.ts'

const titleOf = (task: number) => `Kategori ${task} ${mark}`

/** An author sends a new category for approval. */
async function sendCategory(task: number): Promise<void> {
  const author = await new StaffClient(ADMIN).logIn(CITRA)
  const contents = [1, 2].map((languageId) => ({ languageId, title: titleOf(task), description: 'x' }))
  await author.data('POST', '/api/dashboard/news/category', { contents })
}

const APPROVAL = '/api/dashboard/setting/approval'
async function sendCategoryByMail(admin: StaffClient): Promise<void> {
  const { recordVersion = 0 } = await admin.data<Partial<StoredRecord>>('GET', APPROVAL)
  await admin.data('PUT', APPROVAL, { isMailDecisionAllowed: true, recordVersion })
  await sendCategory(16)
}

/** Link of a mail that decides about a title. */
async function decisionLink(title: string): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { mail } = (await (await fetch(`${ADMIN}/__dev/state.json`)).json()) as { mail: { id: string }[] }
    for (const { id } of mail) {
      const text = await (await fetch(`${ADMIN}/__dev/mail/${id}`)).text()
      const [link] = /https?:\/\/[^\s"<]+\/account\/decide#[\w.%-]+/.exec(text) ?? []
      if (link !== undefined && text.includes(title)) return link
    }
    await pause(500)
  }
  throw new Error(`No mail decides about ${title}: mails to approvers are collected for ten minutes`)
}

export const reviewTasks: Record<number, Task> = {
  13: {
    name: 'send a change for approval',
    at: '/news',
    as: CITRA,
    run: async (person) => {
      const { page } = person
      await person.click(person.link(/^Edit/))
      await person.fill(page.locator('[name="contents.0.title"]'), `Judul ${mark}`)
      await person.click(person.button('Send for approval'))
      await person.click(page.getByRole('dialog').getByRole('button', { name: 'Send for approval' }))
      await person.see(person.said(/approval/i))
    },
  },
  14: {
    name: 'approve a change at a desk',
    prepare: () => sendCategory(14),
    run: async (person) => {
      const { page } = person
      await person.click(person.link('Changes to review'))
      await person.click(
        page
          .locator('main tbody')
          .getByRole('link', { name: titleOf(14) })
          .first(),
      )
      await person.click(person.button(/^Approve/))
      await person.see(person.said('Approved and applied'))
    },
  },
  15: {
    name: 'approve a change on a phone',
    at: '/workflow',
    isPhone: true,
    prepare: () => sendCategory(15),
    run: async (person) => {
      await person.click(person.link(titleOf(15)))
      await person.click(person.button(/^Approve/))
      await person.see(person.said('Approved and applied'))
    },
  },
  16: {
    name: 'approve a change from its mail, on a phone',
    at: '/login',
    isPhone: true,
    prepare: sendCategoryByMail,
    run: async (person) => {
      const { page } = person
      await page.goto(await decisionLink(titleOf(16)))
      await person.click(page.getByRole('radio', { name: 'Approve', exact: true }))
      await person.click(page.getByRole('checkbox', { name: 'I have read what changes' }))
      await person.click(person.button('Send decision'))
      await page.locator('form').waitFor({ state: 'detached' })
    },
  },
}
