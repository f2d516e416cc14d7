import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import { bulkTasks } from './bulkTasks.ts'
import { contentTasks } from './contentTasks.ts'
import { deviceTasks } from './deviceTasks.ts'
import { reviewTasks } from './reviewTasks.ts'
import { choice, go, mark, openScreen, type Task } from './task.ts'

const logIn: Task['run'] = async (person) => {
  await person.fill(person.page.locator('input[type=email]'), DEMO_ACCOUNT.email)
  await person.fill(person.page.locator('input[type=password]'), DEMO_ACCOUNT.password)
  await person.press('Enter')
  await person.see(person.page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Log in' }))
}

/** Tasks of the staff by number. */
export const TASKS: Record<number, Task> = {
  ...bulkTasks,
  ...contentTasks,
  ...deviceTasks,
  ...reviewTasks,
  1: { name: 'log in, orient', at: '/login', run: logIn },
  3: {
    name: 'product, its packages, one price',
    run: async (person) => {
      await go(person, 'Virtual Server', 'Product')
      await person.click(person.link(/^Instances/))
      await person.click(person.link('Edit prices'))
      await person.see(person.page.getByRole('grid'))
    },
  },
  4: {
    name: 'menu entry with a submenu',
    at: '/menu',
    run: async (person) => {
      const { page } = person
      await person.click(person.link('Add Menu'))
      await person.fill(person.box('Title'), `Bantuan ${mark}`)
      await person.click(page.getByRole('tab', { name: /English/ }))
      await person.fill(person.box('Title'), `Help ${mark}`)
      await person.fill(page.getByRole('combobox', { name: 'Address (URL)', exact: true }), '/faq')
      await person.press('Control+Enter')
      await person.see(page.getByRole('heading', { level: 1, name: 'Menu', exact: true }))
    },
  },
  7: {
    name: 'restore one field of an older version',
    at: '/news',
    run: async (person) => {
      const { page } = person
      await person.click(person.link(/^Edit/))
      await person.click(person.button('Versions'))
      await person.click(page.getByRole('complementary').getByRole('button', { name: /^Version 1/ }))
      await person.see(page.getByRole('complementary').getByText(/Restore|No differences/))
    },
  },
  8: {
    name: 'find text typed before the tab was closed',
    run: async (person) => {
      const { page } = person
      await openScreen(person, '/region/add')
      await page.locator('main').getByRole('textbox').first().fill('Bandung')
      await openScreen(person, '/overview')
      await person.click(
        page
          .getByRole('region', { name: /unsaved|not saved/i })
          .getByRole('link')
          .first(),
      )
      await person.see(page.locator('main').getByRole('textbox').first())
    },
  },
  9: {
    name: 'invite a person',
    run: async (person) => {
      const { page } = person
      await go(person, 'Users')
      await person.click(person.link('Add User'))
      await person.fill(person.box('Full name'), 'Sari Utami')
      await person.press('Tab')
      await person.type(`sari-${mark}@flou.example`)
      await person.click(page.getByRole('combobox', { name: /^Role/ }))
      await person.click(page.getByRole('listbox').getByRole('option').last())
      await person.fill(person.box('Job title'), 'Editor')
      await person.press('Tab')
      await person.type('1234')
      await person.click(person.button('Save'))
      await person.see(person.said(/saved|invited|approval/i))
    },
  },
  17: {
    name: 'answer a message in place',
    run: async (person) => {
      const { page } = person
      await person.click(person.link('Open inbox'))
      await person.click(page.locator('main tbody').getByRole('link').first())
      await person.fill(person.box('Message'), 'Halo, besok pukul sepuluh kami telepon.')
      await person.click(page.getByRole('checkbox', { name: /^Mark as done/ }))
      await person.click(person.button('Send reply'))
      await person.see(person.said(/sent|Reply/i))
    },
  },
  18: {
    name: 'from a personal-data request to the desk',
    run: async (person) => {
      await go(person, 'Requests', 'Personal')
      await person.click(person.page.locator('main tbody').getByRole('link').first())
      await person.click(person.link(/desk/i))
      await person.see(person.page.getByText(/submissions?|Found/i))
    },
  },
  19: {
    name: 'from the overview to the check-in of an event',
    at: '/event',
    run: async (person) => {
      await person.click(choice(person, /^Upcoming$/))
      await person.click(person.link(/^Edit/))
      await person.click(person.link(/^Check-in/))
      await person.see(person.page.getByRole('heading', { name: /Check-in/ }))
    },
  },
  20: {
    name: 'synonym for a query without results',
    run: async (person) => {
      await go(person, 'Search terms')
      await person.click(person.button(/^Add synonym/))
      await person.see(person.button('Save'))
    },
  },
  22: {
    name: 'subscribers of the newsletter as CSV',
    run: async (person) => {
      await go(person, 'Subscribers')
      await person.see(person.page.getByText(/subscribers/i))
    },
  },
  23: {
    name: 'from a broken link to its record',
    run: async (person) => {
      await go(person, 'Broken links')
      await person.see(person.page.getByRole('table'))
    },
  },
  24: {
    name: 'visits of the last 90 days',
    run: async (person) => {
      await go(person, 'Visits')
      await person.click(person.button('Last 90 days'))
      await person.see(person.page.getByRole('table', { name: 'Pages' }))
    },
  },
}
