import type { Text } from '@flou/shared/locale.ts'
import type { Page } from 'playwright-core'

/** An invalid value as typed. */
export interface WrongValue {
  /** Kind of field and rule. */
  rule: string
  url: string
  /** Form path of the field. */
  into: string
  typed: string
  /** Text of the input after it lost the focus, if it is another one. */
  written?: Text
  /** Code of the message; `at` names its field if it is another one. */
  code: string
  at?: string
  /** Label of the input if the field has several. */
  label?: string
  /** Opens a tab or adds an item first. */
  before?: (page: Page) => Promise<void>
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()
const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()
const someUser = { url: '/user/edit/2' }

/** One case per kind of text input and per rule that typing can break. */
export const WRONG_VALUES: readonly WrongValue[] = [
  {
    rule: 'text: at most so long',
    url: '/region/add',
    into: 'contents.0.title',
    typed: 'x'.repeat(256),
    code: 'tooLong:255',
  },
  {
    rule: 'long text: at most so long',
    url: '/news/category/add',
    into: 'contents.1.description',
    typed: 'x'.repeat(5001),
    code: 'tooLong:5000',
  },
  {
    rule: 'long text: shorter than its own limit',
    url: '/news/add',
    into: 'contents.1.description',
    typed: 'x'.repeat(200),
    code: 'descriptionUnder:200',
  },
  {
    rule: 'text: required in each language, filled in one',
    url: '/region/add',
    into: 'contents.1.title',
    typed: 'Batam',
    code: 'required',
    at: 'contents.0.title',
  },
  { rule: 'number: a number', url: '/slider/add', into: 'order', typed: 'many', code: 'notANumber' },
  { rule: 'number: a whole one', url: '/slider/add', into: 'order', typed: '1.5', code: 'notANumber' },
  {
    rule: 'number: not too small',
    url: '/slider/add',
    into: 'order',
    typed: '-1',
    code: 'tooSmall:0',
  },
  {
    rule: 'number: not too big',
    url: '/product/add',
    into: 'discountPercent',
    typed: '101',
    code: 'tooBig:100',
  },
  {
    rule: 'number: not below another field',
    url: '/product/1/storage/add',
    into: 'maximumSize',
    typed: '5',
    code: 'tooSmall:10',
    before: (page) => page.locator('[data-field="minimumSize"] input').fill('10'),
  },
  {
    rule: 'money: an amount',
    url: '/product/1/storage/add',
    into: 'price',
    typed: 'a lot',
    code: 'notANumber',
  },
  {
    rule: 'formula: can be read',
    url: '/product/1/network/add',
    into: 'formula',
    typed: 'prize * 2',
    code: 'formula:prize',
  },
  {
    rule: 'address: of the web or the site',
    url: '/slider/add',
    into: 'link',
    typed: 'nowhere',
    code: 'url',
  },
  { rule: 'e-mail: an address', url: '/user/add', into: 'email', typed: 'nobody', code: 'email' },
  { rule: 'password: at least so long', ...someUser, into: 'password', typed: 'short', code: 'tooShort:12' },
  {
    rule: 'password: typed twice alike',
    ...someUser,
    into: 'confirmPassword',
    typed: 'correct horse',
    code: 'passwordMismatch',
  },
  { rule: 'slug: its letters', url: '/custom-html/add', into: 'slug', typed: 'Two Words', code: 'slug' },
  {
    rule: 'slug: unique, says the server',
    url: '/custom-html/edit/2',
    into: 'slug',
    typed: 'about-us',
    code: 'taken',
  },
  { rule: 'colour: a colour', url: '/setting/cta-color', into: 'color', typed: 'red', code: 'colour' },
  {
    rule: 'date: the end not before the start',
    url: '/special-offers/add',
    into: 'endDate',
    typed: '2020-01-01',
    written: { en: 'Jan 1, 2020', id: '1 Jan 2020' },
    code: 'dateOrder',
  },
  { rule: 'date: required', url: '/special-offers/add', into: 'startDate', typed: '', code: 'required' },
  {
    rule: 'nested item: its address',
    url: '/footer/add',
    into: 'items.0.url',
    typed: 'nowhere',
    code: 'url',
    before: press('Add item: Items'),
  },
  {
    rule: 'button of a banner: its address',
    url: '/home-page/add',
    into: 'customProperty',
    label: 'Address (URL)',
    typed: 'nowhere',
    code: 'url',
    before: press('Add button'),
  },
  {
    rule: 'button of a banner: its title in one language',
    url: '/home-page/add',
    into: 'customProperty',
    label: 'Title (English)',
    typed: 'x'.repeat(256),
    code: 'tooLong:255',
    before: press('Add button'),
  },
  {
    rule: 'in a tab: its address',
    url: '/product/documentation/add',
    into: 'samples.0.link',
    typed: 'nowhere',
    code: 'url',
    before: async (page) => {
      await openTab('Samples')(page)
      await press('Add item: Samples')(page)
    },
  },
]
