import sharp from 'sharp'
import { dialog, go, mark, type Task } from './task.ts'
import type { Person } from './taskPerson.ts'

const PICTURES = 12
const newPicture = async (number: number) => ({
  name: `foto-${mark}-${number}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 800,
      height: 450,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 90 + number * 9, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer(),
})

async function describePictures(person: Person): Promise<void> {
  const { page } = person
  const saved = page.locator('dialog button[type=submit]:disabled:not([data-loading])')
  await person.click(page.locator('main [data-tile]').first())
  for (let number = 1; number <= PICTURES; number += 1) {
    await person.fill(person.box('Alternative text (Indonesian)'), `Foto ${number}`)
    await person.press('Tab')
    await person.type(`Picture ${number}`)
    await person.press('Enter')
    await person.see(saved)
    if (number === PICTURES) return
    const name = await dialog(person).getByRole('heading').first().innerText()
    await person.click(person.button('Next file'))
    await person.see(
      dialog(person)
        .getByRole('heading', { name: /^foto-/ })
        .filter({ hasNotText: name }),
    )
  }
}

const addPictures: Task['run'] = async (person) => {
  const { page } = person
  await person.click(person.button('New folder'))
  await person.type(`Foto ${mark}`)
  await person.press('Enter')
  await person.see(page.getByText('This folder is empty.'))
  const files = await Promise.all(Array.from({ length: PICTURES }, (_, at) => newPicture(at)))
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    person.click(person.button('Upload files')),
  ])
  await chooser.setFiles(files)
  await person.see(page.getByText(`${PICTURES} of ${PICTURES} uploaded`))
  await person.see(page.getByText(`${PICTURES} files`, { exact: true }))
  await person.click(
    page
      .locator('main')
      .getByRole('checkbox', { name: /^Select/ })
      .first(),
  )
  await person.click(person.button('Select all visible'))
  await person.fill(page.getByRole('combobox', { name: 'Tag to add' }), `foto ${mark}`)
  await person.press('Enter')
  await person.see(page.getByText(`${PICTURES} files changed.`))
  await describePictures(person)
}

const keepOrder: Task['run'] = async (person) => {
  const { page } = person
  const rows = page.locator('main tbody').getByRole('checkbox')
  await person.click(rows.nth(0))
  await person.click(rows.nth(1))
  await person.click(person.button('Edit field'))
  await person.select(dialog(person).getByLabel('Field', { exact: true }), 'Status')
  await person.select(dialog(person).getByLabel('New value', { exact: true }), 'Archived')
  await person.click(dialog(person).getByRole('button', { name: 'Change 2' }))
  await person.see(dialog(person).getByText('Done: 2'))
  await person.press('Enter')
  await person.click(person.button(/^Published/))
  await person.click(person.button(/^Views/))
  await person.fill(person.box('View name'), `Kabar ${mark}`)
  await person.click(person.button('Save this view'))
  await person.see(person.said('View saved.'))
  await person.press('Escape')
  await go(person, 'Audit Log')
  await person.select(page.getByLabel('Action', { exact: true }), 'Updated')
  await person.see(page.locator('main tbody tr'))
}

export const bulkTasks: Record<number, Task> = {
  6: { name: '12 pictures: folder, tag, alternative texts', at: '/media', run: addPictures },
  10: { name: 'one field of two articles, a view, the audit log', at: '/news', run: keepOrder },
}
