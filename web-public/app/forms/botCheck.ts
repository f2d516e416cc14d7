import { BOT_CHECK_ACTION, type BotCheck } from '@flou/shared/forms/botCheck.ts'
import type { Language } from '@flou/shared/locale.ts'
import { botCheckTexts } from '../texts/botCheck.ts'
import { textsIn } from '../texts/useTexts.ts'

export type Service = Pick<BotCheck, 'version' | 'mode' | 'size' | 'siteKey'>

/** Proof of work, or token of the configured service. */
export interface BotCheckResult {
  _proof?: string
  _token?: string
}

interface ServiceApi {
  ready: (then: () => void) => void
  execute: (of: string | number, options?: { action: string }) => PromiseLike<string>
  render: (
    container: HTMLElement,
    options: { sitekey: string; size: string; callback: (token: string) => void },
  ) => number
  getResponse: (widget: number) => string
  reset: (widget: number) => void
}
declare global {
  var grecaptcha: (ServiceApi & { enterprise?: ServiceApi }) | undefined
}

const HOST = 'https://www.google.com/recaptcha'

/** Error texts required by the specification, in English only. */
const ERRORS = {
  noKey: 'ReCaptcha error: No key provided',
  noVersion: 'ReCaptcha error: No version provided',
  notLoaded: 'ReCaptcha error: Failed to load script',
  notExecuted: 'ReCaptcha error: Failed to execute',
} as const

const pageLanguage = (): Language => (document.documentElement.lang.startsWith('id') ? 'id' : 'en')

const TIMEOUT_MS = 10_000

function containerIn(form: HTMLFormElement | undefined): HTMLElement {
  const existing = form?.querySelector<HTMLElement>('[data-bot-check]')
  if (existing) return existing
  const container = document.createElement('div')
  container.dataset['botCheck'] = ''
  const button = form?.querySelector('[type=submit]')
  if (button) button.before(container)
  else document.body.append(container)
  return container
}

function link(href: string, text: string): HTMLAnchorElement {
  const element = document.createElement('a')
  Object.assign(element, { href, textContent: text, target: '_blank', rel: 'noreferrer' })
  return element
}

function showLegalNote(container: HTMLElement): void {
  const { t } = textsIn(botCheckTexts, pageLanguage())
  const note = document.createElement('p')
  note.append(
    `${t('note')} `,
    link('https://policies.google.com/privacy', t('privacy')),
    ', ',
    link('https://policies.google.com/terms', t('terms')),
  )
  container.replaceChildren(note)
}

function showError(container: HTMLElement, text: string): void {
  const error = document.createElement('p')
  error.setAttribute('role', 'status')
  error.textContent = text
  container.querySelector('[role=status]')?.remove()
  container.append(error)
}

let loading: Promise<void> | undefined

function load({ version, mode, siteKey }: Service): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const search = new URLSearchParams({
      render: version === 'v3' ? siteKey : 'explicit',
      hl: pageLanguage(),
    })
    script.src = `${HOST}/${mode === 'enterprise' ? 'enterprise' : 'api'}.js?${search.toString()}`
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(ERRORS.notLoaded)))
    document.head.append(script)
  })
  loading.catch(() => (loading = undefined))
  return loading
}

const apiOf = async ({ mode }: Service): Promise<ServiceApi> => {
  const api = mode === 'enterprise' ? globalThis.grecaptcha?.enterprise : globalThis.grecaptcha
  if (!api) throw new Error(ERRORS.notLoaded)
  await new Promise<void>((resolve) => api.ready(resolve))
  return api
}

function createTokenRequest(
  service: Service,
  api: ServiceApi,
  container: HTMLElement,
): () => Promise<string> {
  const { version, size, siteKey } = service
  if (version === 'v3') return async () => api.execute(siteKey, { action: BOT_CHECK_ACTION })
  const box = document.createElement('div')
  container.append(box)
  let onToken: (token: string) => void = () => undefined
  const widget = api.render(box, { sitekey: siteKey, size, callback: (token) => onToken(token) })
  if (size === 'normal') return () => Promise.resolve(api.getResponse(widget))
  return () =>
    new Promise((resolve) => {
      onToken = (token) => {
        resolve(token)
        api.reset(widget)
      }
      void api.execute(widget)
    })
}

const withTimeout = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(ERRORS.notExecuted)), TIMEOUT_MS)
    }),
  ])

/**
 * Loads the service and shows its legal note.
 * @returns a function that returns the token; empty if the service is unavailable
 */
export async function prepareService(
  service: Service,
  form: HTMLFormElement | undefined,
): Promise<() => Promise<BotCheckResult>> {
  const container = containerIn(form)
  const failWith = (text: string) => {
    showError(container, text)
    return () => Promise.resolve({})
  }
  if (service.siteKey === '') return failWith(ERRORS.noKey)
  if (service.version === '') return failWith(ERRORS.noVersion)
  try {
    showLegalNote(container)
    await load(service)
    const requestToken = createTokenRequest(service, await apiOf(service), container)
    return async () => {
      try {
        const token = await withTimeout(requestToken())
        return token === '' ? {} : { _token: token }
      } catch {
        showError(container, ERRORS.notExecuted)
        return {}
      }
    }
  } catch {
    return failWith(ERRORS.notLoaded)
  }
}
