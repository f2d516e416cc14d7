import { choice, field, mark, type Task } from './task.ts'

export const deviceTasks: Record<number, Task> = {
  11: {
    name: 'find an article on a phone, change and publish it',
    at: '/news',
    isPhone: true,
    run: async (person) => {
      const { page } = person
      await person.click(page.locator('main').getByRole('button', { name: 'Filter', exact: true }))
      await person.click(page.getByRole('dialog').getByRole('combobox', { name: 'Category', exact: true }))
      await person.click(page.getByRole('option', { name: 'Technology', exact: true }))
      await person.click(person.button('Show results'))
      await person.see(person.button('Filter (1)'))
      await person.click(page.locator('main tbody').getByRole('link').first())
      await person.fill(field(person, 'Title'), `Judul ${mark}`)
      await person.click(choice(person, /^Preview$/))
      await person.see(page.frameLocator('iframe').getByRole('heading', { level: 1, name: `Judul ${mark}` }))
      await person.click(choice(person, /^Editor$/))
      await person.click(page.getByRole('button', { name: 'Publish', exact: true }))
      await person.see(person.said(/successfully/i))
    },
  },
  12: {
    name: 'change and publish an article in Indonesian',
    at: '/news',
    locale: 'id-ID',
    run: async (person) => {
      const { page } = person
      await person.click(person.link(/^Ubah/))
      await person.fill(field(person, 'Judul'), `Judul baru ${mark}`)
      await person.click(page.getByRole('tab', { name: /^Inggris/ }))
      await person.fill(field(person, 'Judul'), `New title ${mark}`)
      await person.click(page.getByRole('button', { name: 'Terbitkan', exact: true }))
      await person.see(person.said(/berhasil/i))
    },
  },
}
