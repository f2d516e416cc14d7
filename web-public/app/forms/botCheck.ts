import { BOT_CHECK_ACTION, type BotCheck } from '@flou/shared/submissions/botCheck.ts'
import type { Language } from '@flou/shared/locale.ts'

/** The service that the installation has chosen, as the server names it. */
export type Service = Pick<BotCheck, 'version' | 'mode' | 'size' | 'siteKey'>

/** What vouches for a person: the answer to a task of ours, or that of the installation's service. */
export interface Vouch {
  _proof?: string
  _token?: string
}

/** What the service's script offers. */
interface ServiceApi {
  ready: (then: () => void) => void
  execute: (of: string | number, options?: { action: string }) => PromiseLike<string>
  render: (
    place: HTMLElement,
    options: { sitekey: string; size: string; callback: (token: string) => void },
  ) => number
  getResponse: (widget: number) => string
  reset: (widget: number) => void
}
declare global {
  var grecaptcha: (ServiceApi & { enterprise?: ServiceApi }) | undefined
}

const HOST = 'https://www.google.com/recaptcha'

/** Said in the specification's words, in every language (spec §8). */
const ERRORS = {
  noKey: 'ReCaptcha error: No key provided',
  noVersion: 'ReCaptcha error: No version provided',
  notLoaded: 'ReCaptcha error: Failed to load script',
  notExecuted: 'ReCaptcha error: Failed to execute',
} as const

/** Names the service to whoever uses the form, with its own rules. */
const NOTICE = {
  en: {
    text: 'This form is protected against robots by reCAPTCHA of Google:',
    privacy: 'privacy policy',
    terms: 'terms of service',
  },
  id: {
    text: 'Formulir ini dilindungi dari robot oleh reCAPTCHA milik Google:',
    privacy: 'kebijakan privasi',
    terms: 'persyaratan layanan',
  },
} as const

const languageHere = (): Language => (document.documentElement.lang.startsWith('id') ? 'id' : 'en')

/** An answer may take so long before the form is sent without one, in milliseconds. */
const PATIENCE_MS = 10_000

/** Where the service shows itself: above the button of the form, once; at the end of the page where there is none. */
function placeIn(form: HTMLFormElement | undefined): HTMLElement {
  const known = form?.querySelector<HTMLElement>('[data-bot-check]')
  if (known) return known
  const place = document.createElement('div')
  place.dataset['botCheck'] = ''
  const button = form?.querySelector('[type=submit]')
  if (button) button.before(place)
  else document.body.append(place)
  return place
}

function link(href: string, text: string): HTMLAnchorElement {
  const element = document.createElement('a')
  Object.assign(element, { href, textContent: text, target: '_blank', rel: 'noreferrer' })
  return element
}

function showNotice(place: HTMLElement): void {
  const { text, privacy, terms } = NOTICE[languageHere()]
  const notice = document.createElement('p')
  notice.append(
    `${text} `,
    link('https://policies.google.com/privacy', privacy),
    ', ',
    link('https://policies.google.com/terms', terms),
  )
  place.replaceChildren(notice)
}

/** Says what went wrong with the service. The form is sent without it, if the server takes it so. */
function showError(place: HTMLElement, text: string): void {
  const error = document.createElement('p')
  error.setAttribute('role', 'status')
  error.textContent = text
  place.querySelector('[role=status]')?.remove()
  place.append(error)
}

let loading: Promise<void> | undefined

/** Fetches the service's script, once a page. */
function load({ version, mode, siteKey }: Service): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const search = new URLSearchParams({
      render: version === 'v3' ? siteKey : 'explicit',
      hl: languageHere(),
    })
    script.src = `${HOST}/${mode === 'enterprise' ? 'enterprise' : 'api'}.js?${search.toString()}`
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(ERRORS.notLoaded)))
    document.head.append(script)
  })
  loading.catch(() => (loading = undefined)) // asked for again with the next form
  return loading
}

const apiOf = async ({ mode }: Service): Promise<ServiceApi> => {
  const api = mode === 'enterprise' ? globalThis.grecaptcha?.enterprise : globalThis.grecaptcha
  if (!api) throw new Error(ERRORS.notLoaded)
  await new Promise<void>((resolve) => api.ready(resolve))
  return api
}

/** How an answer is got, by version. */
function asking(service: Service, api: ServiceApi, place: HTMLElement): () => Promise<string> {
  const { version, size, siteKey } = service
  if (version === 'v3') return async () => api.execute(siteKey, { action: BOT_CHECK_ACTION })
  const box = document.createElement('div')
  place.append(box)
  let answer: (token: string) => void = () => undefined
  const widget = api.render(box, { sitekey: siteKey, size, callback: (token) => answer(token) })
  if (size === 'normal') return () => Promise.resolve(api.getResponse(widget))
  return () =>
    new Promise((resolve) => {
      answer = (token) => {
        resolve(token)
        api.reset(widget)
      }
      void api.execute(widget)
    })
}

const inTime = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(ERRORS.notExecuted)), PATIENCE_MS)
    }),
  ])

/**
 * Loads the service for a form that somebody writes in, and names it there.
 * @returns what gets its answer when the form is sent; nothing where the service does not come or does not answer
 */
export async function prepareService(
  service: Service,
  form: HTMLFormElement | undefined,
): Promise<() => Promise<Vouch>> {
  const place = placeIn(form)
  const withoutIt = (text: string) => {
    showError(place, text)
    return () => Promise.resolve({})
  }
  if (service.siteKey === '') return withoutIt(ERRORS.noKey)
  if (service.version === '') return withoutIt(ERRORS.noVersion)
  try {
    showNotice(place)
    await load(service)
    const ask = asking(service, await apiOf(service), place)
    return async () => {
      try {
        const token = await inTime(ask())
        return token === '' ? {} : { _token: token }
      } catch {
        showError(place, ERRORS.notExecuted)
        return {}
      }
    }
  } catch {
    return withoutIt(ERRORS.notLoaded)
  }
}
